import { describe, expect, it } from 'vitest';
import type { Bilingual } from '@fairlot/rules/core/text';
import { proposalLoader } from '../registry/load-proposals.ts';
import { features } from './index.ts';
import { rowsOf, tellsParts, type Teller } from './staff/operator/proposals/index.ts';

const { views } = await proposalLoader(features)();

/** What was frozen of each act, as the server freezes it (`propose` of its use case). */
const FROZEN: Readonly<Record<string, readonly [before: unknown, content: unknown]>> = {
  'deposit.orders.confirm': [
    { state: 1, ordered: '100.000' },
    { orderNo: 'D1x1', amount: '90.001' },
  ],
  'deposit.exceptions.resolve': [
    { payment: 'P-1', order: 'D1x1', amount: '5.000' },
    { id: 3, as: 'credit', player: 'alice' },
  ],
  'deposit.exceptions.settle': [
    { payment: 'P-1', order: 'D1x1', amount: '5.000' },
    { id: 3, isPaid: true, evidence: 'letter 7' },
  ],
  'deposit.orders.reverse': [
    { paid: '100.000', fee: '0.500', bonus: '0.000' },
    { orderNo: 'D1x1', isThere: false },
  ],
  'deposit.chargebacks.resolve': [
    { chargeback: 'C-1', payment: 'P-1', order: 'D1x1', amount: '5.000' },
    { id: 3, as: 'bear' },
  ],
  'deposit.debts.offset': [
    { owed: '90.000' },
    { player: '7', userName: 'alice', currency: 'DEM', amount: '50.000' },
  ],
  'deposit.debts.waive': [
    { owed: '90.000' },
    { player: '7', userName: 'alice', currency: 'DEM', amount: '50.000' },
  ],
  'withdraw.queue.settle': [
    {
      state: 'THIRDPARTY_HANDLE',
      amount: '5000000',
      paid: '0',
      shown: '6222 **** 0932',
      unknown: ['W1-1'],
    },
    { player: '7', id: '0198', no: 'W1', numbers: ['W1-1'], isPaid: true, evidence: 'letter 7' },
  ],
  'adjust.money.change': [
    null,
    {
      type: 'add',
      currency: 'DEM',
      times: 1,
      memo: { zh: '活动', en: 'Event' },
      total: '7.500',
      lines: [{ player: '7', userName: 'alice', amount: '7.500' }],
    },
  ],
  'adjust.bonus.end': [
    { state: 'ACTIVE', amount: '88.000' },
    { player: '7', userName: 'alice', bonus: '12', how: 'release' },
  ],
  'payee.blocks.change': [
    { isListed: false, kind: 1, shown: '6222 **** 0932', mark: 'ab' },
    { isListed: true, kind: 1, shown: '6222 **** 0932', mark: 'ab' },
  ],
  'chain.addresses.import': [{ chain: 'TRC20' }, { chain: 'TRC20', addresses: ['T1', 'T2'] }],
  'provider.secrets.change': [{ mark: '0a1b2c3d' }, { id: 'sandbox', mark: '9f8e7d6c' }],
  'rate.usdt.change': [
    { spread: 50, fixed: null },
    { spread: 50, fixed: '7.100', minutes: 30 },
  ],
  'manage.authenticators.remove': [
    { since: 1_772_000_000_000 },
    { playerId: '7', userName: 'alice' },
  ],
  'manage.funds.reset': [{ since: 1_772_000_000_000 }, { playerId: '7', userName: 'alice' }],
  'operator.accounts.add': [null, { name: 'newcomer', roles: ['games'] }],
  'operator.accounts.change': [
    { roles: ['games'] },
    { operatorId: 3, roles: ['games', 'finance'] },
  ],
  'operator.accounts.reset': [{ name: 'li' }, { operatorId: 3, name: 'li' }],
  'operator.accounts.disable': [{ isDisabled: false }, { operatorId: 3, isDisabled: true }],
  'risk.rules.change': [
    { marks: { FIRST_USE: { isOn: true, from: 1, weight: 20 } }, lookFrom: 40, freezeFrom: 90 },
    { marks: { FIRST_USE: { isOn: false, from: 1, weight: 20 } }, lookFrom: 50, freezeFrom: 90 },
  ],
  'lottery.issues.cancel': [
    { state: 2, serialNumber: 12 },
    { issueId: 5, game: 'Chongqing', reason: 'no number', bets: 3, stake: '6000' },
  ],
  'lottery.issues.correct': [
    { number: '1,2,3,4,5', run: 0 },
    {
      issueId: 5,
      game: 'Chongqing',
      number: '1,2,3,4,6',
      evidence: 'page 1',
      reason: 'wrong',
      maker: 3,
      bets: '2',
      players: '1',
      taken: '1956000',
      paid: '0',
      debtors: '1',
      debt: '56000',
    },
  ],
  'lottery.calendar.change': [
    { gameId: null, days: [{ day: '2027-03-08', rule: null }] },
    {
      gameId: null,
      days: [{ day: '2027-03-08', rule: 'rest' }],
      year: 2027,
      source: 'announcement 20 of 2026',
    },
  ],
  'lottery.games.schedule': [
    { schedule: { kind: 'allDay', intervalSeconds: 60 }, closeLeadSeconds: 10 },
    {
      gameId: 4,
      sessions: [{ fromSeconds: 36_000, toSeconds: 79_200, everySeconds: 300 }],
      fromDay: '2027-03-08',
    },
  ],
  'lottery.games.limits': [
    { prizeLimit: '400000000', minStake: '1000', maxStake: '200000000', maxMultiple: 99 },
    {
      gameId: 4,
      effectAt: 1_772_000_000_000,
      limits: {
        prizeLimit: '400000000',
        minStake: '1000',
        maxStake: '100000000',
        maxMultiple: 99,
        budget: '5000',
      },
      touching: ['maxStake'],
    },
  ],
  'bet.prices.change': [
    [
      {
        play: 'ssc.c.total',
        odds: ['19800', '19800'],
        limits: { minStake: '1000', soloRatio: 100 },
        isOpen: true,
      },
    ],
    {
      gameId: 4,
      changes: [{ play: 'ssc.c.total', odds: ['19500', '19800'], limits: null, isOpen: false }],
    },
  ],
};
const view = (permission: string) => {
  const [Before, Content] = FROZEN[permission] ?? [null, null];
  return views[permission]?.({ Before, Content });
};

/** The same with a part more, in each record of it. */
function* withMore(value: unknown): Generator<unknown> {
  if (Array.isArray(value)) {
    for (const [at, each] of value.entries())
      for (const more of withMore(each)) yield value.with(at, more);
  } else if (typeof value === 'object' && value !== null) {
    yield { ...value, whatever: { new: 1 } };
    for (const [key, each] of Object.entries(value))
      for (const more of withMore(each)) yield { ...value, [key]: more };
  }
}

/** What a view shows, row by row: as it is, and as it would be. */
function shownBy(
  permission: string,
  Before: unknown,
  Content: unknown,
): readonly (readonly [string, string])[] {
  const element = views[permission]?.({ Before, Content });
  const { tell, proposal } = (element as { props: { tell: Teller; proposal: never } }).props;
  const text = (of: unknown): string => (Array.isArray(of) ? of.join(' ') : String(of ?? ''));
  const rows = tell(proposal, ({ en }: Bilingual) => en) ?? [];
  return rows.map(({ before, after }) => [text(before), text(after)]);
}

describe('a proposal', () => {
  it.each(Object.keys(FROZEN))('of %s is told in words', (permission) => {
    expect(view(permission)).toBeTruthy();
  });

  it.each(Object.keys(FROZEN))(
    'of %s stands as it was frozen where any part of it has no name',
    (permission) => {
      const frozen = FROZEN[permission] ?? [null, null];
      const all = [...withMore(frozen)] as (readonly [unknown, unknown])[];
      expect(all.length).toBeGreaterThan(0);
      for (const [Before, Content] of all) {
        expect(
          views[permission]?.({ Before, Content }),
          JSON.stringify([Before, Content]),
        ).toBeUndefined();
      }
    },
  );

  it('of limits says that a cap is gone, of a timetable what stays and what does not', () => {
    const [limits, content] = FROZEN['lottery.games.limits'] ?? [];
    const capped = { ...(limits as object), issuePrize: '9000' };
    expect(shownBy('lottery.games.limits', capped, content)).toContainEqual(['9.000', '–']);
    const daily = {
      schedule: { kind: 'daily', drawAtSeconds: 76_500, weekdays: [2, 4, 7] },
      closeLeadSeconds: 900,
    };
    expect(shownBy('lottery.games.schedule', daily, { gameId: 1, intervalSeconds: 60 })).toEqual([
      ['', '1'],
      ['21:15', 'every 60 s'],
      ['2 4 7', '–'],
      ['900', '900'],
    ]);
    expect(
      shownBy('lottery.games.schedule', daily, { gameId: 1, drawAtSeconds: 72_000 }),
    ).toContainEqual(['2 4 7', '2 4 7']);
    const [payment] = FROZEN['deposit.exceptions.resolve'] ?? [];
    const toIts = { id: 3, as: 'credit', player: null };
    expect(shownBy('deposit.exceptions.resolve', payment, toIts)).toContainEqual([
      '',
      'the player of the order',
    ]);
  });
});

describe('what is told', () => {
  const name = (zh: string): Bilingual => ({ zh, en: zh });
  const say = ({ en }: Bilingual) => en;

  it('has what is beside what would be, in the order of the parts; what nobody needs to read is left out', () => {
    const parts = { id: null, b: { name: name('B') }, a: { name: name('A'), was: 'now' } };
    expect(rowsOf(parts, { now: 1 }, { a: 2, id: 9, b: true }, say)).toEqual([
      { name: 'B', after: 'yes' },
      { name: 'A', before: '1', after: '2' },
    ]);
    expect(rowsOf(parts, {}, { a: null }, say)).toEqual([{ name: 'A', after: '–' }]);
  });

  it('is nothing where a value is none that it knows', () => {
    const tell = tellsParts({ a: { name: name('A') } });
    expect(tell({ Before: null, Content: { a: { deep: 1 } } }, say)).toBeUndefined();
    expect(tell({ Before: null, Content: 'text' }, say)).toBeUndefined();
    expect(tell({ Before: null, Content: { a: ['x', 'y'] } }, say)).toEqual([
      { name: 'A', after: ['x', 'y'] },
    ]);
  });
});
