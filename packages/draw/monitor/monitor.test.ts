import { describe, expect, it } from 'vitest';
import { sha256, textBytes } from '../bytes.ts';
import { drawNumbers, type MappingProgram } from '../mapping.ts';
import { PROGRAMS } from '../programs.ts';
import {
  type Drawn,
  FALSE_STOPS_A_YEAR,
  newState,
  readState,
  returnOf,
  seeDraw,
  seeSettlement,
  stateText,
  watch,
} from './monitor.ts';

/** A draw every fifteen seconds. */
const A_YEAR = 4 * 60 * 24 * 365;
const isLong = process.env['TEST_LONG'] === '1';
const TIMEOUT_MS = isLong ? 1_800_000 : 30_000;

/** Small and quick, and good enough for counts: the generator itself has tests of its own. */
function generator(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

const drawn = (numbers: readonly number[]): Drawn => ({ original: numbers, winning: numbers });

/** How many draws it takes until the game is stopped, and why; undefined: it is not. */
function stopOf(
  program: MappingProgram,
  draw: (n: number) => readonly number[],
  most: number,
  fair = 0,
) {
  const watched = watch(program, A_YEAR);
  const state = newState(watched);
  for (let n = 0; n < fair + most; n += 1) {
    const finding = seeDraw(watched, state, drawn(draw(n)));
    if (finding) return { after: n + 1 - fair, fault: finding.fault, about: finding.about };
  }
  return undefined;
}

/** Digits that are fair for a while, and then what a bug makes of them. */
const after =
  (fair: number, below: (n: number) => number, broken: (n: number) => readonly number[]) =>
  (n: number): readonly number[] =>
    n < fair ? [below(10), below(10), below(10)] : broken(n);

describe('a generator with a fault stops its game', () => {
  const FAIR = 2_000;
  const below = generator(7);
  const three = (next: () => number): readonly number[] => [next(), next(), next()];

  it('that never draws one of the numbers', () => {
    const next = (): number => 1 + below(9);
    const stop = stopOf(
      PROGRAMS.d3,
      after(FAIR, below, () => three(next)),
      150,
      FAIR,
    );
    expect(stop).toMatchObject({ fault: 'missing', about: 'number 0' });
    expect(stop?.after).toBeLessThanOrEqual(120);
  });

  it('that draws one number at a place for ever', () => {
    const stop = stopOf(
      PROGRAMS.d3,
      after(FAIR, below, () => [below(10), 4, below(10)]),
      60,
      FAIR,
    );
    expect(stop).toMatchObject({ fault: 'stuck', about: 'number 4 at place 2' });
    expect(stop?.after).toBeLessThanOrEqual(30);
  });

  it('whose numbers never come again in the next draw', () => {
    let last: readonly number[] = [];
    const broken = (): readonly number[] => {
      last = [0, 1, 2].map((place) => {
        const number = below(9);
        return number >= (last[place] ?? 9) ? number + 1 : number;
      });
      return last;
    };
    const stop = stopOf(PROGRAMS.d3, after(FAIR, below, broken), 150, FAIR);
    expect(stop).toMatchObject({ fault: 'never-again' });
    expect(stop?.after).toBeLessThanOrEqual(120);
  });

  it('that draws no number twice in a draw, as where a pick was set for digits', () => {
    const broken = (): readonly number[] => {
      const [a, b, c] = [below(10), below(9), below(8)];
      const second = b >= a ? b + 1 : b;
      const rest = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((n) => n !== a && n !== second);
      return [a, second, rest[c] ?? 0];
    };
    const stop = stopOf(PROGRAMS.d3, after(FAIR, below, broken), 150, FAIR);
    expect(stop).toMatchObject({ fault: 'never-twice' });
    expect(stop?.after).toBeLessThanOrEqual(120);
  });

  it('that draws one number everywhere, so that every ticket on three alike wins', () => {
    const broken = (): readonly number[] => {
      const number = below(10);
      return [number, number, number];
    };
    const stop = stopOf(PROGRAMS.d3, after(FAIR, below, broken), 20, FAIR);
    expect(stop).toMatchObject({ fault: 'all-alike' });
    expect(stop?.after).toBeLessThanOrEqual(10);
  });

  it('that draws the same few draws over and over', () => {
    const broken = (n: number): readonly number[] => [n % 7, (n * 3) % 10, 5 - (n % 3)];
    const stop = stopOf(PROGRAMS.pk10, (n) => orders[broken(n)[0] ?? 0] ?? [], 60);
    expect(stop).toMatchObject({ fault: 'repeated' });
    expect(stop?.after).toBeLessThanOrEqual(10);
  });
  const orders = Array.from({ length: 7 }, (_, n) =>
    Array.from({ length: 10 }, (__, place) => ((place + n * 3) % 10) + 1),
  );

  it('that draws one number a little too often', () => {
    const next = (): number => (below(20) === 0 ? 3 : below(10));
    const stop = stopOf(PROGRAMS.ssc, () => [next(), next(), next(), next(), next()], 20_000);
    expect(stop).toMatchObject({ fault: 'frequency' });
    expect(stop?.after).toBeLessThanOrEqual(10_000);
  });

  it('that draws a number that the game does not have', () => {
    expect(stopOf(PROGRAMS.d3, () => [1, 2, 10], 1)).toMatchObject({ after: 1 });
  });
});

describe('a game that is fair', () => {
  const COUNTS = isLong ? A_YEAR : 100_000;
  const NAMES = ['ssc', 'pk10'] as const;

  it.each(NAMES)(
    `%s is not stopped in ${COUNTS.toLocaleString('en')} draws`,
    (name) => {
      const below = generator(11);
      const program: MappingProgram = PROGRAMS[name];
      const numbers = (): readonly number[] => {
        const [step] = program.draw;
        if (step?.op !== 'pick') return [0, 0, 0, 0, 0].map(() => below(10));
        const pool = Array.from({ length: step.to }, (_, n) => n + 1);
        return pool.map((_, n) => {
          const other = n + below(pool.length - n);
          [pool[n], pool[other]] = [pool[other] ?? 0, pool[n] ?? 0];
          return pool[n] ?? 0;
        });
      };
      expect(stopOf(program, numbers, COUNTS)).toBeUndefined();
    },
    TIMEOUT_MS,
  );

  it.each(Object.entries(PROGRAMS))('as the program %s draws is not stopped', (_, program) => {
    const watched = watch(program, A_YEAR);
    const state = newState(watched);
    for (let n = 0; n < 600; n += 1) {
      const seed = sha256(textBytes(`monitor ${program.id} ${n}`));
      expect(seeDraw(watched, state, drawNumbers(seed, program))).toBeUndefined();
    }
    // It goes to the database and back.
    expect(readState(watched, JSON.parse(stateText(state)))).toMatchObject({ draws: 600 });
    expect(readState(watched, {})).toBeUndefined();
    expect(stateText(state).length).toBeLessThan(60_000);
  });

  it('would be less often than the bound says: what a wager is worth is 1 on average', () => {
    const watched = watch(PROGRAMS.d3, A_YEAR);
    // Every draw of three digits, after one that stands for all.
    const last = [0, 1, 2];
    for (const { about, fault, becomes } of watched.wagers) {
      if (fault === 'repeated') continue;
      let sum = 0;
      for (let n = 0; n < 1_000; n += 1) {
        const draw = [Math.floor(n / 100), Math.floor(n / 10) % 10, n % 10];
        sum += becomes(draw, { last, recent: new Set() });
      }
      expect(`${fault} ${about} ${(sum / 1_000).toFixed(9)}`).toBe(`${fault} ${about} 1.000000000`);
    }
    expect(watched.bound).toBeGreaterThan(A_YEAR / FALSE_STOPS_A_YEAR);
  });
});

describe('what is paid', () => {
  const program = PROGRAMS.d3;
  /** Tickets at 1 to 10 of which one in ten wins 9.5. */
  const settle = (wins: (n: number) => number, most: number) => {
    const watched = watch(program, A_YEAR);
    const state = newState(watched);
    for (let n = 0; n < most; n += 1) {
      const finding = seeSettlement(watched, state, wins(n) * 9_500, 9_500);
      if (finding) return { after: n + 1, ...finding, ...returnOf(state) };
    }
    return { after: undefined, ...returnOf(state) };
  };

  it('stops the game when every ticket wins', () => {
    const stop = settle(() => 10, 100);
    expect(stop).toMatchObject({ fault: 'return' });
    expect(stop.after).toBeLessThanOrEqual(25);
    expect(stop.low).toBeGreaterThan(3);
  });

  it('stops it when twice as many win as should', () => {
    const below = generator(5);
    const stop = settle(() => (below(10) < 2 ? 10 : 0), 5_000);
    expect(stop).toMatchObject({ fault: 'return' });
    expect(stop.after).toBeLessThanOrEqual(2_500);
  });

  it(
    'goes on when one in ten does, and lies within its bounds',
    () => {
      const below = generator(3);
      const fair = settle(() => (below(10) === 0 ? 10 : 0), isLong ? A_YEAR : 100_000);
      expect(fair.after).toBeUndefined();
      expect(fair.low).toBeLessThanOrEqual(1);
      expect(fair.mean).toBeGreaterThan(0.5);
    },
    TIMEOUT_MS,
  );

  it('of an issue that nobody bet on is nothing to look at', () => {
    const watched = watch(program, A_YEAR);
    const state = newState(watched);
    expect(seeSettlement(watched, state, 0, 0)).toBeUndefined();
    expect(state.ratios).toEqual([]);
  });
});
