import { describe, expect, it } from 'vitest';
import { CASH_FLOW_KINDS } from './cash-flow.ts';
import { CHART, KINDS } from './journal-kinds.ts';
import {
  columnOf,
  grossOf,
  KINDS_OF,
  profitOf,
  REPORT_COLUMNS,
  turnoverOf,
} from './report-columns.ts';

const isOfPlayer = (account: keyof typeof CHART) => CHART[account] < 10;

describe('columns of the reports', () => {
  it('have every kind by which a player is richer or poorer, once, and no other', () => {
    for (const { kind, from, to } of KINDS) {
      const changes = isOfPlayer(from) !== isOfPlayer(to);
      expect([kind, columnOf(kind) !== undefined]).toEqual([kind, changes]);
    }
    const all = Object.values(KINDS_OF).flat();
    expect(new Set(all).size).toBe(all.length);
    for (const kind of all) expect(CASH_FLOW_KINDS[kind]).toBeDefined();
  });

  it('count for the house what its sign says', () => {
    const columns = new Map(KINDS.map(({ kind, ...of }) => [kind, of]));
    for (const [name, sign] of Object.entries(REPORT_COLUMNS)) {
      const [first] = KINDS_OF[name as keyof typeof KINDS_OF];
      const of = columns.get(first ?? 0);
      if (!of || name === 'transfer' || name === 'adjust') continue;
      expect([name, isOfPlayer(of.to) ? 1 : -1]).toEqual([name, sign]);
    }
  });

  it('make turnover, gross and profit', () => {
    const none = { deposit: 9n, withdraw: 9n, adjust: 9n, transfer: 9n };
    const sums = { ...none, bet: 100n, back: 10n, prize: 30n, rebate: 5n, promo: 7n, fee: 2n };
    expect([turnoverOf(sums), grossOf(sums), profitOf(sums)]).toEqual([90n, 55n, 50n]);
  });
});
