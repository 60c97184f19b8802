import { describe, expect, it } from 'vitest';
import { CASH_FLOW_KINDS } from './cash-flow.ts';
import { CHART, KINDS } from './journal-kinds.ts';
import {
  columnOf,
  grossOf,
  KINDS_OF,
  POSTED_KINDS_OF,
  profitOf,
  REPORT_COLUMNS,
  STAKE_KINDS,
} from './report-columns.ts';

const isOfPlayer = (account: keyof typeof CHART) => CHART[account] < 10;

describe('columns of the reports', () => {
  it('have every kind by which a player is richer or poorer, once, and no other', () => {
    for (const { kind, from, to } of KINDS) {
      const changes = isOfPlayer(from) !== isOfPlayer(to);
      expect([kind, columnOf(kind) !== undefined]).toEqual([kind, changes]);
    }
    const all = Object.values(POSTED_KINDS_OF).flat();
    expect(new Set(all).size).toBe(all.length);
    for (const kind of all) expect(CASH_FLOW_KINDS[kind]).toBeDefined();
  });

  it('have the settled figures in place of the journals by which bets are staked and paid', () => {
    const settled = Object.values(KINDS_OF).flat();
    expect(settled.filter((kind) => kind < 100)).toEqual([1, 3, 2]);
    const posted = Object.values(POSTED_KINDS_OF).flat();
    const left = posted.filter((kind) => !settled.includes(kind));
    expect(left).toEqual([...STAKE_KINDS, 401, 402, 406]);
  });

  it('count for the house what its sign says', () => {
    const columns = new Map(KINDS.map(({ kind, ...of }) => [kind, of]));
    for (const [name, sign] of Object.entries(REPORT_COLUMNS)) {
      const [first] = POSTED_KINDS_OF[name as keyof typeof KINDS_OF];
      const of = columns.get(first ?? 0);
      if (!of || ['bet', 'transfer', 'adjust'].includes(name)) continue;
      expect([name, isOfPlayer(of.to) ? 1 : -1]).toEqual([name, sign]);
    }
  });

  it('make gross and profit', () => {
    const none = { deposit: 9n, withdraw: 9n, adjust: 9n, transfer: 9n };
    const sums = { ...none, bet: 90n, turnover: 60n, prize: 30n, rebate: 5n, promo: 7n, fee: 2n };
    expect([grossOf(sums), profitOf(sums)]).toEqual([55n, 50n]);
  });
});
