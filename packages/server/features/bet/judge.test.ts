import { describe, expect, it } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import { playsOf } from '@fairlot/rules/play/index';
import { judge, payoutOfBet } from './judge.ts';
import { createRecount } from './recount.ts';

const PLAYS = [...playsOf('ssc'), ...playsOf('d3')];

/** Draws that look random and are the same every time. */
function drawsOf(width: number, count: number): number[][] {
  let seed = 7;
  const next = (): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return (seed >> 8) % 10;
  };
  const special = [0, 1, 5].map((digit) => Array.from({ length: width }, () => digit));
  return [...special, ...Array.from({ length: count }, () => Array.from({ length: width }, next))];
}

const { agrees } = createRecount();

describe('judge and recount', () => {
  it('agree on every play, and the recount notices one hit more or less', async () => {
    for (const play of PLAYS) {
      const draws = drawsOf(play.family === 'ssc' ? 5 : 3, 60);
      for (const draw of draws) {
        const { content } = play.example;
        const verdict = judge(play.id, content, draw);
        expect([play.code, draw, await agrees(play.id, content, draw, verdict)]).toEqual([
          play.code,
          draw,
          true,
        ]);
        const hits = (verdict?.hits ?? [0]).map((count) => count + 1);
        if (!play.paysPerHit) {
          expect(
            await agrees(play.id, content, draw, { hits, refunds: verdict?.refunds ?? 0 }),
          ).toBe(false);
        }
        const refunds = (verdict?.refunds ?? 0) + 1;
        expect(await agrees(play.id, content, draw, { hits: verdict?.hits ?? [], refunds })).toBe(
          false,
        );
      }
    }
  });

  it('agree on the largest selections too, as long as there are few', async () => {
    const row = '0,1,2,3,4,5,6,7,8,9';
    const all = [row, row, row, row, row].join('|');
    const direct = PLAYS.find((play) => play.code === 'ssc.star5.direct')?.id ?? 0;
    const combo = PLAYS.find((play) => play.code === 'ssc.star5.combo')?.id ?? 0;
    const draw = [3, 0, 9, 9, 1];
    const recount = createRecount(600_000);
    const verdict = judge(direct, all, draw);
    expect(verdict).toEqual({ hits: [1], refunds: 0 });
    expect(await recount.agrees(direct, all, draw, verdict)).toBe(true);
    expect(await recount.agrees(combo, all, draw, { hits: [2], refunds: 0 })).toBe(false);
    expect(recount.leftOut()).toBe(0);
    expect(await recount.agrees(combo, all, draw, { hits: [2], refunds: 0 })).toBe(true);
    expect(recount.leftOut()).toBe(1);
    // Small ones are never left out.
    const small = '3|0|9|9|1';
    expect(await recount.agrees(direct, small, draw, { hits: [2], refunds: 0 })).toBe(false);
  });

  it('pays a double-sided bet by the odds of its one option', () => {
    const big = PLAYS.find((play) => play.code === 'ssc.c.total');
    const verdict = judge(big?.id ?? 0, 'big', [9, 9, 9, 9, 9]);
    expect(verdict).toEqual({ hits: [1], refunds: 0 });
    expect(payoutOfBet(big?.id ?? 0, verdict!, [19_800], mills(1000))).toEqual({
      prize: 1980n,
      refund: 0n,
    });
    expect(judge(big?.id ?? 0, 'big', [0, 0, 0, 0, 0])).toBeUndefined();
  });
});
