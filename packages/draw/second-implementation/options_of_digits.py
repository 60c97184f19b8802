"""Options of a double-sided board on digits: which of them a draw makes win."""
from digits import shape_of, span

PRIMES = (1, 2, 3, 5, 7)


def of_digit(digit):
    return {str(digit), "big" if digit > 4 else "small", "odd" if digit % 2 else "even",
            "prime" if digit in PRIMES else "comp"}


def of_duel(first, second):
    return {"dragon" if first > second else "tiger" if first < second else "tie"}


def of_three_sum(shown):
    total = sum(shown)
    return {str(total), "big" if total > 13 else "small", "odd" if total % 2 else "even",
            "t%d" % (total % 10), "tbig" if total % 10 > 4 else "tsmall"}


def of_three(kind, shown):
    """The plays on three digits in a row."""
    if kind == "shape":
        return {shape_of(shown)}
    if kind == "span":
        return {str(span(shown))}
    if kind == "one":
        return {str(digit) for digit in shown}
    return of_three_sum(shown)
