import { expect, test } from 'vitest';
import { mills } from '@fairlot/rules/core/money';
import {
  bank,
  bonus,
  bonusBudget,
  cash,
  debt,
  depositsAt,
  heldFor,
  HOUSE,
  revenue,
  unclaimed,
  withdrawalsOf,
} from '../accounts.ts';
import {
  deposit,
  depositBonus,
  depositFee,
  forfeitDeposit,
  grantBonus,
  payByHand,
  refundDeposit,
  releaseBonus,
  settleDeposit,
  settleWithdrawal,
  supplementDeposit,
  suspendDeposit,
  takeBonus,
  withdrawFee,
  bearChargeback,
  offsetDebt,
  runDebt,
  writeOffDebt,
} from './index.ts';

const paid = { playerId: 8n, currency: 'DEM' as const, amount: mills(100_005), orderNo: 'D1' };

test('a deposit is owed by its provider, its fee and its bonus are movements of their own', () => {
  expect(deposit({ ...paid, way: 'scan', provider: 2 })).toEqual({
    kind: 103,
    playerId: 8n,
    currency: 'DEM',
    key: 'deposit:D1',
    postings: [{ from: depositsAt(2n), to: cash, amount: 100_005n }],
  });
  expect(depositFee({ ...paid, amount: mills(500) })).toMatchObject({
    kind: 109,
    key: 'deposit-fee:D1',
    postings: [{ from: cash, to: revenue, amount: 500n }],
  });
  expect(depositBonus({ ...paid, amount: mills(700) })).toMatchObject({
    kind: 605,
    key: 'deposit-bonus:D1',
    postings: [{ from: bonusBudget, to: cash, amount: 700n }],
  });
});

test('a payment that is nobody’s is the house’s to hold, to send back, to keep or to credit', () => {
  const of = { currency: 'DEM' as const, amount: mills(5), provider: 2, payment: 'P1' };
  const [at, amount] = [depositsAt(2n), 5n];
  expect(suspendDeposit(of)).toEqual({
    kind: 9003,
    playerId: HOUSE,
    currency: 'DEM',
    key: 'suspend:2:P1',
    postings: [{ from: at, to: unclaimed, amount }],
  });
  expect(refundDeposit(of).postings).toEqual([{ from: unclaimed, to: at, amount }]);
  expect(forfeitDeposit(of).postings).toEqual([{ from: unclaimed, to: revenue, amount }]);
  expect(supplementDeposit({ ...of, playerId: 8n })).toMatchObject({
    kind: 108,
    playerId: 8n,
    postings: [{ from: unclaimed, to: cash, amount }],
  });
  expect(settleDeposit(of).postings).toEqual([{ from: bank, to: at, amount }]);
});

test('a withdrawal ends with its fee to the house, by a provider or by hand', () => {
  const part = {
    playerId: 8n,
    holdId: 77n,
    currency: 'DEM',
    purpose: 'withdrawal',
    part: 'W1',
  } as const;
  expect(withdrawFee({ ...part, amount: mills(3) })).toMatchObject({
    kind: 204,
    key: 'withdraw-fee:77:W1',
    postings: [{ from: heldFor(77n), to: revenue, amount: 3n }],
  });
  expect(payByHand({ ...part, amount: mills(9) })).toMatchObject({
    kind: 206,
    key: 'by-hand:77:W1',
    postings: [{ from: heldFor(77n), to: bank, amount: 9n }],
  });
  const settled = { currency: 'DEM', amount: mills(9), provider: 7n, settlement: 'S1' } as const;
  expect(settleWithdrawal(settled)).toEqual({
    kind: 9011,
    playerId: HOUSE,
    currency: 'DEM',
    key: 'settle-withdrawal:7:S1',
    postings: [{ from: withdrawalsOf(7n), to: bank, amount: 9n }],
  });
});

test('what is missing comes to the wallet as a debt, and is paid out of it', () => {
  const of = { playerId: 8n, currency: 'DEM', amount: mills(7), cause: 'deposit:D1' } as const;
  expect(runDebt(of)).toEqual({
    kind: 1105,
    playerId: 8n,
    currency: 'DEM',
    key: 'debt:deposit:D1',
    postings: [{ from: debt, to: cash, amount: 7n }],
  });
  expect(offsetDebt(of)).toMatchObject({
    kind: 1104,
    key: 'debt-offset:deposit:D1',
    postings: [{ from: cash, to: debt, amount: 7n }],
  });
  expect(writeOffDebt(of)).toMatchObject({
    kind: 1106,
    key: 'debt-writeoff:deposit:D1',
    postings: [{ from: revenue, to: debt, amount: 7n }],
  });
  const payment = { currency: 'DEM', amount: mills(7), provider: 3, payment: 'B1' } as const;
  expect(bearChargeback(payment)).toMatchObject({
    kind: 9007,
    playerId: HOUSE,
    key: 'bear:3:B1',
    postings: [{ from: revenue, to: depositsAt(3n), amount: 7n }],
  });
});

test('a bonus is given once and ends once: as cash, or back where it came from', () => {
  const ref = { playerId: 8n, grantId: 3n, currency: 'DEM' as const, amount: mills(500) };
  const given = { playerId: 8n, currency: 'DEM', subject: { grantId: '3' } };
  expect(grantBonus(ref)).toEqual({
    ...given,
    kind: 1301,
    key: 'bonus-grant:3',
    postings: [{ from: bonusBudget, to: bonus, amount: 500n }],
  });
  expect(releaseBonus(ref)).toEqual({
    ...given,
    kind: 1304,
    key: 'bonus-end:3',
    postings: [{ from: bonus, to: cash, amount: 500n }],
  });
  const taken = (['expired', 'forfeited', 'revoked'] as const).map((how) => takeBonus(how, ref));
  expect(taken.map(({ kind, key }) => [kind, key])).toEqual([
    [1305, 'bonus-end:3'],
    [1306, 'bonus-end:3'],
    [1307, 'bonus-end:3'],
  ]);
  expect(taken[0]?.postings).toEqual([{ from: bonus, to: bonusBudget, amount: 500n }]);
  expect(takeBonus('forfeited', { ...ref, isRest: true }).key).toBe('bonus-rest:3');
});
