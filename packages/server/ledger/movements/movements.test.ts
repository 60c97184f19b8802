import { expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import {
  bankroll,
  bonus,
  bonusBudget,
  cash,
  heldFor,
  HOUSE,
  mint,
  poolOf,
  revenue,
  transit,
  withdrawalsOf,
} from '../accounts.ts';
import {
  KIND,
  adjust,
  bonusBack,
  bonusHome,
  bonusMadeGood,
  bonusPrize,
  bonusRefund,
  cancelBet,
  capture,
  depositByAgent,
  followBet,
  followCommission,
  fund,
  instantBet,
  instantPrize,
  instantTie,
  payout,
  payRebate,
  placeBet,
  refundIssue,
  refundTie,
  registerGift,
  release,
  reserve,
  reverse,
  sweepIssue,
  transfer,
} from './index.ts';

const bet = {
  playerId: 8n,
  betId: '01a1fdd8-775d-7563-b4c6-959e2c2bd27d',
  issueId: 5n,
  currency: 'DEM' as const,
  amount: mills(2000),
  gameId: 4,
  serialNumber: 202611210142,
};
const pool = poolOf(5n);
const about = { gameId: 4, serialNumber: 202611210142, betId: bet.betId };

test('a stake goes into the pool of its issue, its journal named as the bet', () => {
  expect(placeBet(bet)).toEqual({
    id: bet.betId,
    kind: 301,
    playerId: 8n,
    currency: 'DEM',
    key: `bet:${bet.betId}`,
    postings: [{ from: cash, to: pool, amount: 2000n }],
    subject: about,
  });
});

test('what follows is charged like other stakes, as a kind of its own', () => {
  expect(followBet(bet)).toEqual({ ...placeBet(bet), kind: 308 });
});

test('a commission is a journal of each player, linked by their id, once a payment', () => {
  const id = bet.betId;
  const whose = { followerId: 8n, leaderId: 9n, planId: 'p', n: 3, currency: 'DEM' as const };
  const [out, into] = followCommission({ ...whose, id, amount: mills(500) });
  expect([out.id, into.id, out.playerId, into.playerId]).toEqual([id, id, 8n, 9n]);
  expect([out.kind, into.kind, out.key, into.key]).toEqual([
    405,
    404,
    'commission:p:3',
    'commission:p:3',
  ]);
  expect(out.postings).toEqual([{ from: cash, to: transit, amount: 500n }]);
  expect(into.postings).toEqual([{ from: transit, to: cash, amount: 500n }]);
  const own = { ...whose, leaderId: 8n, id, amount: mills(1) };
  expect(() => followCommission(own)).toThrow('nobody follows himself');
});

test('a round of an instant game moves between the player and the house, with no pool', () => {
  expect(instantBet(bet)).toEqual({
    id: bet.betId,
    kind: 310,
    playerId: 8n,
    currency: 'DEM',
    key: `bet:${bet.betId}`,
    postings: [{ from: cash, to: revenue, amount: 2000n }],
    subject: about,
  });
  const back = {
    playerId: 8n,
    postings: [{ from: revenue, to: cash, amount: 2000n }],
    subject: about,
  };
  const prize = { kind: 406, key: `instant-prize:${bet.betId}` };
  expect(instantPrize(bet)).toMatchObject({ ...back, ...prize });
  expect(instantTie(bet)).toMatchObject({ ...back, kind: 311, key: `instant-tie:${bet.betId}` });
});

test.each([
  ['own', 501],
  ['agent', 502],
] as const)('a rebate (%s): one journal of an issue and run, out of its pool', (of, kind) => {
  const { playerId, issueId, currency, amount, gameId, serialNumber } = bet;
  const rebate = { playerId, of, issueId, currency, amount, run: 2, gameId, serialNumber };
  expect(payRebate(rebate)).toEqual({
    kind,
    playerId: 8n,
    currency: 'DEM',
    key: `rebate:5:${kind}:2`,
    postings: [{ from: pool, to: cash, amount: 2000n }],
    subject: { gameId: 4, serialNumber: 202611210142 },
  });
});

test.each([
  ['cancel', cancelBet(bet), 302, `cancel:${bet.betId}`, bet.betId],
  ['refund of an issue', refundIssue(bet), 304, `refund:5:${bet.betId}`, bet.betId],
  ['refund of a tie', refundTie({ ...bet, run: 1 }), 305, `tie:5:${bet.betId}:1`, undefined],
  ['payout', payout({ ...bet, run: 2 }), 401, `payout:5:${bet.betId}:2`, undefined],
])('%s: out of the pool to the player', (_, movement, kind, key, reverses) => {
  expect(movement).toMatchObject({ kind, key, playerId: 8n, subject: about });
  expect(movement.reverses).toBe(reverses);
  expect(movement.postings).toEqual([{ from: pool, to: cash, amount: 2000n }]);
});

test('play money comes out of the mint, once a reason', () => {
  const gift = fund({
    playerId: 8n,
    amount: mills(10_000_000),
    currency: 'DEM',
    reason: 'register',
  });
  expect(gift).toMatchObject({ kind: 106, key: 'fund:register' });
  expect(gift.postings).toEqual([{ from: mint, to: cash, amount: 10_000_000n }]);
});

test('a new player begins with a gift out of the mint, once', () => {
  const gift = registerGift({ playerId: 8n, amount: mills(10_000_000), currency: 'DEM' });
  expect(gift).toMatchObject({ kind: 609, key: 'gift:register' });
  expect(gift.postings).toEqual([{ from: mint, to: cash, amount: 10_000_000n }]);
});

test.each([
  [700, { from: pool, to: revenue, amount: 700n }],
  [-700, { from: revenue, to: pool, amount: 700n }],
])('a sweep of %i leaves the pool empty', (left, posting) => {
  const sweep = sweepIssue({ ...bet, left: mills(left), run: 1 });
  expect(sweep).toMatchObject({ kind: KIND.sweepIssue, playerId: HOUSE, key: 'sweep:5:DEM:1' });
  expect(sweep?.postings).toEqual([posting]);
});

test('nothing is swept out of an empty pool', () => {
  expect(sweepIssue({ ...bet, left: mills(0), run: 1 })).toBeUndefined();
});

test('a transfer is a journal of each player, linked by their id', () => {
  const id = bet.betId;
  const [out, into] = transfer({ id, from: 8n, to: 9n, amount: mills(500), currency: 'DEM' });
  expect([out.id, into.id, out.playerId, into.playerId]).toEqual([id, id, 8n, 9n]);
  expect([out.kind, into.kind]).toEqual([901, 902]);
  expect(out.postings).toEqual([{ from: cash, to: transit, amount: 500n }]);
  expect(into.postings).toEqual([{ from: transit, to: cash, amount: 500n }]);
  expect(out.subject).toEqual({ otherPlayerId: '9' });
  expect(() => transfer({ id, from: 8n, to: 8n, amount: mills(1), currency: 'DEM' })).toThrow(
    'two players',
  );
});

test('a deposit by an agent leaves the hold of the agent and reaches the member, linked by one id', () => {
  const id = bet.betId;
  const of = { id, agentId: 8n, holdId: 77n, playerId: 9n, orderNo: 'A9x0' } as const;
  const [out, into] = depositByAgent({ ...of, amount: mills(500), currency: 'DEM' });
  expect([out.id, into.id, out.playerId, into.playerId]).toEqual([id, id, 8n, 9n]);
  expect([out.kind, into.kind, out.key, into.key]).toEqual([
    908,
    107,
    'agent-deposit:A9x0',
    'agent-deposit:A9x0',
  ]);
  expect(out.postings).toEqual([{ from: heldFor(77n), to: transit, amount: 500n }]);
  expect(into.postings).toEqual([{ from: transit, to: cash, amount: 500n }]);
});

test('money is held, paid out of its hold and given back', () => {
  const purpose = 'withdrawal' as const;
  const hold = { playerId: 8n, holdId: 77n, currency: 'DEM' as const, purpose, amount: mills(5) };
  const bank = withdrawalsOf(2n);
  expect([
    reserve({ ...hold, expiresMs: 1 }),
    capture({ ...hold, part: 'paid', to: bank }),
    release({ ...hold, purpose: 'schedule', part: 'issue-9' }),
  ]).toMatchObject([
    { kind: 201, key: 'hold:77', subject: { holdId: '77', expiresMs: 1 } },
    { kind: 202, key: 'capture:77:paid', postings: [{ from: heldFor(77n), to: bank, amount: 5n }] },
    { kind: 307, key: 'release:77:issue-9', postings: [{ from: heldFor(77n), to: cash }] },
  ]);
});

test('whatever is taken back goes the other way, once, and a reversal stays', () => {
  const id = bet.betId;
  const won = { ...payout({ ...bet, run: 1 }), id };
  const [back] = reverse([won], 'other');
  expect(back).toMatchObject({ kind: 402, reverses: id, key: `reverse:${id}`, id: 'other' });
  expect(back?.postings).toEqual([{ from: cash, to: pool, amount: 2000n }]);
  expect(back?.subject).toEqual(about);
  expect(() => reverse([{ ...back!, id: 'third' }], 'fourth')).toThrow('can be taken back');
});

test('what operators give by hand is of the house or of its budget, and what they take goes back there', () => {
  const asked = {
    playerId: 8n,
    currency: 'CNY',
    amount: mills(500),
    adjustmentId: 3,
    line: 2,
  } as const;
  const posted = (kind: 'adjustAdd' | 'adjustDeduct' | 'compensate' | 'giveBonus') =>
    adjust({ ...asked, kind });
  expect(posted('adjustAdd')).toEqual({
    kind: 1101,
    playerId: 8n,
    currency: 'CNY',
    key: 'adjust:3:2',
    postings: [{ from: bankroll, to: cash, amount: 500n }],
  });
  expect(posted('adjustDeduct').postings).toEqual([{ from: cash, to: bankroll, amount: 500n }]);
  expect(posted('compensate')).toMatchObject({ kind: 1103, postings: [{ from: bankroll }] });
  expect(posted('giveBonus')).toMatchObject({ kind: 613, postings: [{ from: bonusBudget }] });
});

test('a part of what a bet brings goes with its journal, to the bonus and back', () => {
  const part = { ...bet, amount: mills(7), with: 'payout:5:x:1' };
  const moved = [bonusPrize, bonusRefund, bonusBack, bonusMadeGood].map((move) => move(part));
  expect(
    moved.map(({ kind, key, postings: [{ from, to, amount }] }) => [kind, key, from, to, amount]),
  ).toEqual([
    [1303, 'bonus-prize:payout:5:x:1', cash, bonus, 7n],
    [1308, 'bonus-refund:payout:5:x:1', cash, bonus, 7n],
    [1309, 'bonus-back:payout:5:x:1', bonus, cash, 7n],
    [1310, 'bonus-good:payout:5:x:1', bonusBudget, bonus, 7n],
  ]);
  expect(moved[0]?.subject).toEqual(about);
  expect(bonusHome('expired', part)).toMatchObject({
    kind: 1305,
    key: 'bonus-over:payout:5:x:1',
    postings: [{ from: bonus, to: bonusBudget, amount: 7n }],
  });
});
