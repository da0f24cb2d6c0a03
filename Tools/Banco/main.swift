print("banco")
