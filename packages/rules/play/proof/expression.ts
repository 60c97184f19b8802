import { invariant } from '../../core/invariant.ts';
import type { Draw } from '../play.ts';

/**
 * The prefix language in which the play catalogue publishes its credit options (plays.md section 3),
 * interpreted the plain way: written apart from the rules, to compare the two.
 */
export type Expression = number | string | readonly Expression[];

type Result = number | string | boolean;

/** The year that the published counts of Mark Six are of. */
const LUNAR_YEAR = 2026;

/** 纳音 of the thirty pairs of years, from the first of sixty. */
const NAYIN = 'metal fire wood earth metal fire water earth metal wood water earth fire wood water '
  .repeat(2)
  .trim()
  .split(' ');

const count = (draw: Draw, digit: Result): number => draw.filter((drawn) => drawn === digit).length;

export function evaluate(expression: Expression, draw: Draw): Result {
  if (typeof expression !== 'object') return expression;
  const [operator, ...rest] = expression;
  const values = (): Result[] => rest.map((part) => evaluate(part, draw));
  const number = (index: number): number => Number(evaluate(rest[index]!, draw));
  const at = (): number[] => rest.map((part) => draw[Number(part)]!);
  switch (operator) {
    case 'b':
      return draw[Number(rest[0])]!;
    case 'sum':
      return at().reduce((a, b) => a + b, 0);
    case 'sumAll':
      return draw.reduce((a, b) => a + b, 0);
    case 'span':
      return Math.max(...at()) - Math.min(...at());
    case 'mod':
      return number(0) % number(1);
    case 'div':
      return Math.floor(number(0) / number(1));
    case 'hs':
      return Math.floor(number(0) / 10) + (number(0) % 10);
    case 'ge':
      return number(0) >= number(1);
    case 'le':
      return number(0) <= number(1);
    case 'gt':
      return number(0) > number(1);
    case 'lt':
      return number(0) < number(1);
    case 'eq':
      return values()[0] === values()[1];
    case 'in':
      return (rest[1] as readonly Expression[]).includes(evaluate(rest[0]!, draw) as Expression);
    case 'and':
      return values().every(Boolean);
    case 'or':
      return values().some(Boolean);
    case 'not':
      return !values()[0];
    case 'odd':
      return number(0) % 2 === 1;
    case 'even':
      return number(0) % 2 === 0;
    case 'has':
      return count(draw, number(0)) > 0;
    case 'cntEq':
      return count(draw, number(0));
    case 'hasIn':
      return (rest[1] as readonly number[]).some((position) => draw[position] === rest[0]);
    case 'shape3':
      return shapeOf(at().toSorted((a, b) => a - b));
    case 'zodiac':
      return (((LUNAR_YEAR - 4 - (number(0) - 1)) % 12) + 12) % 12;
    case 'element':
      return NAYIN[Math.floor(((LUNAR_YEAR - (number(0) - 1) - 4) % 60) / 2)]!;
    default:
      return whole(String(operator), rest, draw);
  }
}

/** What all numbers of a draw show together. */
function whole(operator: string, rest: readonly Expression[], draw: Draw): Result {
  switch (operator) {
    case 'cntIn':
      return draw.filter((drawn) => (rest[0] as readonly number[]).includes(drawn)).length;
    case 'cntLe':
      return draw.filter((drawn) => drawn <= Number(rest[0])).length;
    case 'cntOdd':
      return draw.filter((drawn) => drawn % 2 === 1).length;
    case 'shapeK3':
      // No face is next to 0: nothing goes round.
      return shapeOf(draw.toSorted((a, b) => a - b));
    case 'niu':
      return bull(draw);
    case 'poker':
      return hand(draw.toSorted((a, b) => a - b));
    default:
      return ofHash(operator, draw);
  }
}

/** The words for hashes: they look at the last characters. */
function ofHash(word: string, draw: Draw): Result {
  switch (word) {
    case 'lh':
      return draw.at(-1)!;
    case 'ld':
      return decimals(draw).at(-1)!;
    case 's5':
      return decimals(draw)
        .slice(-5)
        .reduce((a, b) => a + b, 0);
    case 'mix2':
      return draw.slice(-2).filter((digit) => digit > 9).length;
    case 'hb':
      return bullPoints(draw.slice(-5, -2));
    case 'hp':
      return bullPoints(draw.slice(-3));
    case 'zb':
      return points(draw.at(-5)!, draw.at(-4)!);
    case 'zp':
      return points(draw.at(-2)!, draw.at(-1)!);
    default:
      invariant(false, `the language has no ${word}`);
  }
}

/** Letters of a hash count nothing. */
const points = (a: number, b: number): number => ((a > 9 ? 0 : a) + (b > 9 ? 0 : b)) % 10;

const decimals = (draw: Draw): Draw => draw.filter((digit) => digit < 10);

/** Letters of a hash are ten; 牛牛 for a multiple of ten. */
function bullPoints(digits: Draw): number {
  const sum = digits.reduce((all, digit) => all + (digit > 9 ? 10 : digit), 0);
  return sum % 10 === 0 ? 10 : sum % 10;
}

const isNext = (a: number, b: number): boolean => (a + 1) % 10 === b;

/** Whether some rotation of ascending digits runs 1 up each, 0 after 9. */
const isRun = (digits: readonly number[]): boolean =>
  digits.some((_, start) => {
    const turned = [...digits.slice(start), ...digits.slice(0, start)];
    return turned.every((digit, i) => i === 0 || isNext(turned[i - 1]!, digit));
  });

function shapeOf([a, b, c]: readonly number[]): string {
  if (a === c) return 'leopard';
  if (a === b || b === c) return 'pair';
  if (isRun([a!, b!, c!])) return 'straight';
  return isNext(a!, b!) || isNext(b!, c!) || isNext(c!, a!) ? 'half' : 'misc';
}

function bull(draw: Draw): number {
  for (let i = 0; i < 5; i++) {
    for (let j = i + 1; j < 5; j++) {
      const others = draw.filter((_, at) => at !== i && at !== j);
      if (others.reduce((a, b) => a + b, 0) % 10 === 0) return (draw[i]! + draw[j]!) % 10 || 10;
    }
  }
  return 0;
}

function hand(digits: readonly number[]): string {
  const times = [...new Set(digits)].map((digit) => count(digits, digit)).toSorted();
  const shape = times.toReversed().join('');
  const names: Record<string, string> = {
    '5': 'five',
    '41': 'four',
    '32': 'full',
    '311': 'three',
    '221': 'twopair',
    '2111': 'pair',
  };
  return names[shape] ?? (isRun(digits) ? 'straight' : 'high');
}
