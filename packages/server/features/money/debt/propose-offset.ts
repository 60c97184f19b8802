import { formatAmount } from '@fairlot/rules/core/amount-text';
import { invariant } from '@fairlot/rules/core/invariant';
import { mills, type Money, subtractMoney, ZERO } from '@fairlot/rules/core/money';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Refusal } from '@fairlot/wire/core';
import type { OFFSET_CODES } from '@fairlot/wire/money/debt';
import { balanceOf, isCurrency } from '#ledger';
import type { Db } from '#platform/db';
import type { TwoPersonAct } from '#platform/feature';
import { type Person, propose, type ProposalRow } from '../../staff/operator/proposals/index.ts';
import { publishPageChanges } from '../../staff/operator/audit/index.ts';
import { postMessages } from '../../messaging/inbox/index.ts';
import { amountOf, Frozen } from './frozen.ts';
import { offsetMessage } from './inbox-text.ts';
import { payOff } from './offset-debt.ts';
import { lockStand, readOwed, type Whose } from './store.ts';
import { readDebtor } from './store-list.ts';
import { aboutPlayer } from '../wallet/index.ts';

const OFFSET = 'deposit.debts.offset';
type Fault = Refusal<typeof OFFSET_CODES>;

/** Asks another operator to take what a player owes out of his wallet. */
export async function proposeOffset(
  db: Db,
  maker: Person,
  whose: Whose,
  amount: Money,
  reason: string,
): Promise<Result<ProposalRow, Fault>> {
  const userName = await readDebtor(db, whose.playerId);
  const target = `debt of ${userName ?? whose.playerId}`;
  const put = await propose<Fault['code']>(
    db,
    maker,
    { permission: OFFSET, target, reason },
    async (tx) => {
      const owed = await readOwed(tx, whose);
      if (userName === undefined || owed === ZERO) return refused('NOTHING_OWED');
      if (amount > owed) return refused('MORE_THAN_OWED');
      const has = await balanceOf(tx, whose.playerId, whose.currency);
      if (has < amount) return refused('DEBT_SHORT');
      const content = {
        player: String(whose.playerId),
        userName,
        currency: whose.currency,
        amount: formatAmount(amount),
      };
      const about = {
        ...(await aboutPlayer(tx, whose, mills(-amount))),
        left: formatAmount(subtractMoney(owed, amount)),
      };
      return ok({ before: { owed: formatAmount(owed) }, content, about });
    },
  );
  return put.ok ? put : refused({ code: put.error } as Fault);
}

/** Takes it, as far as it is there, and tells the player. It is void where what he owes is not what it was. */
export const offsetAct: TwoPersonAct = {
  permission: OFFSET,
  change: async (tx, content, { proposal, reason }) => {
    const { player, currency, amount } = Frozen.parse(content);
    invariant(isCurrency(currency), 'what was frozen is of the books');
    const whose = { playerId: BigInt(player), currency };
    const { owed: before } = await lockStand(tx, whose);
    const paid = await payOff(tx, whose, {
      most: amountOf(amount),
      kind: 'byOperators',
      cause: `proposal:${proposal}`,
      no: '',
      note: reason,
    });
    if (paid === ZERO) return undefined;
    const said = offsetMessage({ taken: paid, owed: subtractMoney(before, paid), reason });
    const { playerId } = whose;
    await postMessages(tx, [{ playerId, tab: 'money', key: `debt:offset:${proposal}`, ...said }]);
    await publishPageChanges(tx, ['deposit.debts'], player);
    return { before: { owed: formatAmount(before) }, after: { paid: formatAmount(paid) } };
  },
};
