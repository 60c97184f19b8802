"""What a number of Mark Six is: colour, animal and element, the last two by the lunar year."""
from datetime import date

RED = (1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46)
BLUE = (3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48)

# First days of the lunar years.
STARTS = [date(2024, 2, 10), date(2025, 1, 29), date(2026, 2, 17), date(2027, 2, 6),
          date(2028, 1, 26), date(2029, 2, 13), date(2030, 2, 3), date(2031, 1, 23),
          date(2032, 2, 11), date(2033, 1, 31), date(2034, 2, 19), date(2035, 2, 8)]

ANIMALS = "鼠牛虎兔龙蛇马羊猴鸡狗猪"
ANIMAL_CODES = ("rat", "ox", "tiger", "rabbit", "dragon", "snake", "horse", "goat", "monkey",
                "rooster", "dog", "pig")
# The elements of the pairs of the sixty years (纳音).
ELEMENTS = "金火木土金火水土金木水土火木水金火木土金火水土金木水土火木水"


def lunar_year(day):
    return max(start for start in STARTS if start <= day).year


def colour(number):
    return "red" if number in RED else "blue" if number in BLUE else "green"


def animal(number, year):
    """01 is the animal of the year, 02 the one of the year before."""
    return ANIMALS[(year - 4 - (number - 1)) % 12]


def element(number, year):
    return ELEMENTS[(year - (number - 1) - 4) % 60 // 2]


def numbers_of(name, year):
    return [number for number in range(1, 50) if animal(number, year) == name]


def with_tail(tail):
    return [number for number in range(1, 50) if number % 10 == tail]


def sides(number):
    """The two sides of each kind; 49 has none, it gives the stake back."""
    head, tail = divmod(number, 10)
    return {
        "big" if number > 24 else "small",
        "odd" if number % 2 else "even",
        "hbig" if head + tail > 6 else "hsmall",
        "hodd" if (head + tail) % 2 else "heven",
        "tbig" if tail > 4 else "tsmall",
    }
