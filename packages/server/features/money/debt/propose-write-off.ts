import { formatAmount } from '@fairlot/rules/core/amount-text';
import { invariant } from '@fairlot/rules/core/invariant';
import { type Money, mills, subtractMoney, ZERO } from '@fairlot/rules/core/money';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Refusal } from '@fairlot/wire/core';
import type { WRITE_OFF_CODES } from '@fairlot/wire/money/debt';
import { isCurrency, writeOffDebt, postEvery } from '#ledger';
import type { Db } from '#platform/db';
import type { TwoPersonAct } from '#platform/feature';
import { postMessages } from '../../messaging/inbox/index.ts';
import { type Person, propose, type ProposalRow } from '../../staff/operator/proposals/index.ts';
import { publishPageChanges } from '../../staff/operator/audit/index.ts';
import { amountOf, Frozen } from './frozen.ts';
import { writeOffMessage } from './inbox-text.ts';
import { lockStand, readOwed, type Whose } from './store.ts';
import { readDebtor } from './store-list.ts';
import { aboutPlayer } from '../wallet/index.ts';
import { changeDebt } from './tell.ts';

const WAIVE = 'deposit.debts.waive';
type Fault = Refusal<typeof WRITE_OFF_CODES>;

/** Asks another operator to give up what a player owes, or a part of it. */
export async function proposeWriteOff(
  db: Db,
  maker: Person,
  whose: Whose,
  amount: Money,
  reason: string,
): Promise<Result<ProposalRow, Fault>> {
  const userName = await readDebtor(db, whose.playerId);
  const deed = {
    permission: WAIVE,
    target: `debt of ${userName ?? whose.playerId}`,
    reason,
  } as const;
  const put = await propose<Fault['code']>(db, maker, deed, async (tx) => {
    const owed = await readOwed(tx, whose);
    if (userName === undefined || owed === ZERO) return refused('NOTHING_OWED');
    if (amount > owed) return refused('MORE_THAN_OWED');
    const content = {
      player: String(whose.playerId),
      userName,
      currency: whose.currency,
      amount: formatAmount(amount),
    };
    const about = {
      ...(await aboutPlayer(tx, whose)),
      left: formatAmount(subtractMoney(owed, amount)),
    };
    return ok({ before: { owed: formatAmount(owed) }, content, about });
  });
  return put.ok ? put : refused({ code: put.error } as Fault);
}

/** Gives it up, and tells the player. It is void where what he owes is not what it was. */
export const writeOffAct: TwoPersonAct = {
  permission: WAIVE,
  change: async (tx, content, { proposal, reason }) => {
    const { player, currency, amount: text } = Frozen.parse(content);
    invariant(isCurrency(currency), 'what was frozen is of the books');
    const whose = { playerId: BigInt(player), currency };
    const { playerId } = whose;
    const amount = amountOf(text);
    const { owed: before } = await lockStand(tx, whose);
    if (amount > before) return undefined;
    const cause = `proposal:${proposal}`;
    const unit = [writeOffDebt({ ...whose, amount, cause })];
    await postEvery(tx, [unit]);
    const change = { kind: 'writtenOff', cause, no: '', note: reason } as const;
    await changeDebt(tx, { ...whose, ...change, amount: mills(-amount) });
    const said = writeOffMessage({ amount, owed: subtractMoney(before, amount), reason });
    await postMessages(tx, [{ playerId, tab: 'money', key: `debt:waived:${proposal}`, ...said }]);
    await publishPageChanges(tx, ['deposit.debts'], player);
    return { before: { owed: formatAmount(before) }, after: { waived: text } };
  },
};
