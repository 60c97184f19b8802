import { expect, test } from 'vitest';
import { CASH_FLOW_KINDS } from './cash-flow.ts';
import { FIRST_WITHDRAWAL_KINDS } from './first-withdrawal.ts';
import { KIND, KINDS } from './journal-kinds.ts';

test('a first withdrawal counts deposits, rebates and transfers that came in, and what was taken back of them', () => {
  const others = FIRST_WITHDRAWAL_KINDS.filter((kind) => CASH_FLOW_KINDS[kind]?.class !== 1);
  expect(others).toEqual([
    KIND.rebateBet,
    KIND.rebateAgent,
    KIND.revokeRebate,
    KIND.revokeAgentRebate,
    KIND.transferIn,
    KIND.reverseTransferIn,
  ]);
  const deposits = KINDS.map(({ kind }) => kind).filter(
    (kind) => CASH_FLOW_KINDS[kind]?.class === 1,
  );
  expect(FIRST_WITHDRAWAL_KINDS).toEqual(expect.arrayContaining(deposits));
});
