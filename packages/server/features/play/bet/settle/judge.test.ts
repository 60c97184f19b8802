import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allPlays, type Draw, type Play } from '@fairlot/rules/play/index';
import { anyDraw, anyText } from '@fairlot/rules/play/proof/sample';
import { judge, payoutOfBet } from './judge.ts';
import { createSetCounter } from './recount-sets.ts';
import { createRecount } from './recount.ts';
import { byRing } from '#testing/ring';

/** Draws of twenty of eighty numbers, and pools to bet on them. */
const RUNS = byRing({ short: 2, all: 5, long: 5 });

/** The lunar year 2026. */
const DRAWN_AT = Date.UTC(2026, 5, 1);
const at = (draw: Draw) => ({ draw, drawMs: DRAWN_AT });

const PLAYS = allPlays().map((play) => play.on(DRAWN_AT));

const drawn = new Map<string, readonly Draw[]>();

/** Draws of a family that look random and are the same every time. */
function drawsOf(play: Play, count: number): readonly Draw[] {
  const known = drawn.get(play.family) ?? fc.sample(anyDraw(play), { numRuns: 63, seed: 7 });
  drawn.set(play.family, known);
  return known.slice(0, count);
}

const TWENTY = { minLength: 20, maxLength: 20 };

/** Two bankers, the others behind them. */
const dragged = ([a = '', b = '', ...others]: readonly string[]): string =>
  `${[a, b].toSorted().join()}|${others.toSorted().join()}`;

const { agrees } = createRecount();

describe('judge and recount', () => {
  it('agree on every play, and the recount notices one hit more or less', async () => {
    for (const play of PLAYS) {
      for (const draw of drawsOf(play, 63)) {
        const { content } = play.example;
        const verdict = judge(play.id, content, at(draw));
        expect([play.code, draw, await agrees(play.id, content, at(draw), verdict)]).toEqual([
          play.code,
          draw,
          true,
        ]);
        const hits = (verdict?.hits ?? [0]).map((count) => count + 1);
        if (!play.paysPerHit) {
          expect(
            await agrees(play.id, content, at(draw), { hits, refunds: verdict?.refunds ?? 0 }),
          ).toBe(false);
        }
        const refunds = (verdict?.refunds ?? 0) + 1;
        expect(
          await agrees(play.id, content, at(draw), { hits: verdict?.hits ?? [], refunds }),
        ).toBe(false);
      }
    }
  });

  it('agree on every option of a double-sided play', async () => {
    for (const play of PLAYS.filter(({ style }) => style === 'credit')) {
      for (const draw of drawsOf(play, 8)) {
        for (const { code } of play.options) {
          const verdict = judge(play.id, code, at(draw));
          const isAgreed = await agrees(play.id, code, at(draw), verdict);
          expect([play.code, code, draw, isAgreed]).toEqual([play.code, code, draw, true]);
        }
      }
    }
  });

  it('agree on the largest selections too, and none is left out', async () => {
    const row = '0,1,2,3,4,5,6,7,8,9';
    const all = [row, row, row, row, row].join('|');
    const idOf = (code: string): number => PLAYS.find((play) => play.code === code)?.id ?? 0;
    const draw = [3, 0, 9, 9, 1];
    const recount = createRecount();
    const typed = (width: number): string =>
      Array.from({ length: 10 ** width }, (_, n) => String(n).padStart(width, '0')).join(' ');
    const largest: readonly (readonly [string, string])[] = [
      ['ssc.star5.direct', all],
      ['ssc.star5.combo', all],
      ['ssc.star5.directText', typed(5)],
      ['ssc.fb4.directText', typed(4)],
      ['ssc.ren4.direct', all],
      ['ssc.ren4.directText', `@0,1,2,3,4:${typed(4)}`],
    ];
    for (const [code, content] of largest) {
      const verdict = judge(idOf(code), content, at(draw));
      expect([code, verdict !== undefined]).toEqual([code, true]);
      for (let times = 0; times < 3; times += 1) {
        expect([code, await recount.agrees(idOf(code), content, at(draw), verdict)]).toEqual([
          code,
          true,
        ]);
        const [first = 0, ...others] = verdict?.hits ?? [];
        const more = { hits: [first + 1, ...others], refunds: 0 };
        expect(await recount.agrees(idOf(code), content, at(draw), more)).toBe(false);
      }
    }
    const small = '3|0|9|9|1';
    expect(
      await recount.agrees(idOf('ssc.star5.direct'), small, at(draw), { hits: [2], refunds: 0 }),
    ).toBe(false);
  });

  it('agree on pools of eighty numbers, however many notes they make', async () => {
    const recount = createRecount();
    const numbers = Array.from({ length: 80 }, (_, i) => String(i + 1).padStart(2, '0'));
    const draws = fc.sample(fc.shuffledSubarray([...numbers.keys()], TWENTY), {
      numRuns: RUNS,
      seed: 8,
    });
    const some = fc.sample(fc.shuffledSubarray(numbers, { minLength: 30 }), {
      numRuns: RUNS,
      seed: 9,
    });
    const bets: readonly (readonly [string, string])[] = [
      ['kl8.pick10', numbers.join()],
      ...some.map((picked) => ['kl8.pick10', picked.toSorted().join()] as const),
      ...some.map((picked) => ['kl8.pick3DT', dragged(picked)] as const),
    ];
    for (const draw of draws.map((each) => each.map((place) => place + 1))) {
      for (const [code, content] of bets) {
        const id = PLAYS.find((play) => play.code === code)?.id ?? 0;
        const verdict = judge(id, content, at(draw));
        expect([code, await recount.agrees(id, content, at(draw), verdict)]).toEqual([code, true]);
        const [first = 0, ...others] = verdict?.hits ?? [];
        const more = { hits: [first + 1, ...others], refunds: 0 };
        expect(await recount.agrees(id, content, at(draw), more)).toBe(false);
      }
    }
  });

  it('agree on many numbers of two digits, of several players', async () => {
    const id = PLAYS.find((play) => play.code === 'pk10.front2.direct')?.id ?? 0;
    const cars = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10'];
    const draw = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    const recount = createRecount();
    for (const most of [9, 8, 7, 10]) {
      const content = `${cars.slice(0, most).join()}|${cars.slice(0, 9).join()}`;
      const verdict = judge(id, content, at(draw));
      expect(verdict).toEqual({ hits: [1], refunds: 0 });
      expect([most, await recount.agrees(id, content, at(draw), verdict)]).toEqual([most, true]);
      expect(await recount.agrees(id, content, at(draw), undefined)).toBe(false);
    }
  });

  /** One count by tables that stand, one note by note; both against the judge, on every play. */
  it('count the same with tables and without', async () => {
    const tables = createSetCounter();
    for (const play of PLAYS) {
      const [draw = []] = drawsOf(play, 1);
      const contents = fc.sample(anyText(play, 200), { numRuns: 6, seed: 11 }).filter((content) => {
        const parsed = play.parse(content);
        return parsed.ok && play.count(parsed.value) > 0;
      });
      for (const content of contents) {
        const parsed = play.parse(content);
        const text = parsed.ok ? play.format(parsed.value) : content;
        const slow = await createSetCounter().count(play, text, draw);
        for (let times = 0; times < 2; times += 1) {
          expect([play.code, text, await tables.count(play, text, draw)]).toEqual([
            play.code,
            text,
            slow,
          ]);
        }
      }
    }
  });

  it('pays a double-sided bet by the odds of its one option', () => {
    const big = PLAYS.find((play) => play.code === 'ssc.c.total');
    const verdict = judge(big?.id ?? 0, 'big', at([9, 9, 9, 9, 9]));
    expect(verdict).toEqual({ hits: [1], refunds: 0 });
    const terms = { odds: [19_800n], unitStake: 1000n, mostPrize: null };
    expect(payoutOfBet(big?.id ?? 0, verdict!, terms)).toEqual({ prize: 1980n, refund: 0n });
    // Cut at what it may be paid at most, and not where that is more.
    const cut = (mostPrize: bigint) => payoutOfBet(big?.id ?? 0, verdict!, { ...terms, mostPrize });
    expect(cut(1979n)).toEqual({ prize: 1979n, refund: 0n });
    expect(cut(1980n)).toEqual({ prize: 1980n, refund: 0n });
    expect(judge(big?.id ?? 0, 'big', at([0, 0, 0, 0, 0]))).toBeUndefined();
  });
});
