import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { followStop } from './stops.ts';

const amount = fc.bigInt({ min: 0n, max: 50n });
const above = fc.bigInt({ min: 1n, max: 40n });
const issue = fc.record({ stake: amount, prize: amount, refund: fc.constant(0n) });
const stops = fc.record({
  win: fc.option(above, { nil: null }),
  earn: fc.option(above, { nil: null }),
  loss: above,
});

describe('the stops of a follow plan', () => {
  it('end it after the first issue at which one of them is reached, and after none before', () => {
    fc.assert(
      fc.property(stops, fc.array(issue, { maxLength: 12 }), (rules, issues) => {
        let [paid, won] = [0n, 0n];
        for (const { stake, prize } of issues) {
          paid += stake;
          won += prize;
          const said = followStop(rules, { stake: paid, prize: won, refund: 0n });
          const reached = [
            paid - won >= rules.loss && 'LOSS',
            rules.earn !== null && won - paid >= rules.earn && 'EARN',
            rules.win !== null && won >= rules.win && 'WIN',
          ].filter(Boolean);
          expect(said).toBe(reached[0] || undefined);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('count what came back of stakes as no loss', () => {
    const rules = { win: null, earn: null, loss: 5n };
    expect(followStop(rules, { stake: 10n, prize: 0n, refund: 6n })).toBeUndefined();
    expect(followStop(rules, { stake: 10n, prize: 0n, refund: 5n })).toBe('LOSS');
  });
});
