import { accountKey } from '@fairlot/rules/check/account';
import {
  faultBeforeProof,
  faultOfSender,
  TRANSFER_BOUNDS,
  TRANSFER_TIMES,
  type TransferType,
  transferable,
} from '@fairlot/rules/check/transfer';
import { hasFlag } from '@fairlot/rules/check/access';
import { invariant } from '@fairlot/rules/core/invariant';
import { mills } from '@fairlot/rules/core/money';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Input, Output, Refusal } from '@fairlot/wire/core';
import type { MEMBER_CODES, TARGET_CODES, transferHttp } from '@fairlot/wire/team/transfer';
import { balanceOf } from '#ledger';
import type { Db } from '#platform/db';
import type { Platform } from '#platform/feature';
import { hasAuthenticator } from '../../account/authenticator/index.ts';
import { readSite } from '../../site/settings/values/index.ts';
import { senderOf } from './facts.ts';
import { presentRecord } from './present.ts';
import { TRANSFER_SETTINGS, termsOf } from './settings.ts';
import { signedTerm } from './signed-term.ts';
import { owedOf } from '../../money/debt/index.ts';
import { findTarget } from './store.ts';
import { listMembers, listOwn, readClock } from './store-list.ts';

/** What the form shows before anything is typed. */
export async function getTransferData(
  db: Db,
  playerId: bigint,
): Promise<Output<typeof transferHttp.getTransferData>> {
  const { currency } = await readSite(db);
  const [sender, terms, cash, owed, hasApp] = await Promise.all([
    senderOf(db, playerId),
    TRANSFER_SETTINGS.read(db).then(termsOf),
    balanceOf(db, playerId, currency),
    owedOf(db, playerId),
    hasAuthenticator(db, playerId),
  ]);
  const { row } = sender;
  return {
    IsEnabled: sender.mayDirect || sender.mayAny,
    IsSuper: sender.mayAny,
    IsFrozen: sender.isFrozen,
    HasFundPassword: row.has_fund_password,
    IsCodeAsked: hasApp || hasFlag(row.flags, 'GA_TRANSFER'),
    WalletAmount: cash,
    Available: transferable(cash, owed.total),
    Owed: owed.total,
    Gap: mills(row.gap),
    Min: terms.least,
    Max: terms.most,
    DayUsed: mills(row.sum_today),
    DayMost: terms.dayMost,
    CountUsed: row.count_today,
    CountMost: terms.perDay,
    Times: TRANSFER_TIMES.DEPOSIT,
    DateTimeNow: Number(row.now_ms),
  };
}

/** Direct members by what their account begins with. */
export async function findMembers(
  db: Db,
  playerId: bigint,
  { Search = '' }: Input<typeof transferHttp.findMembers>,
): Promise<Result<Output<typeof transferHttp.findMembers>, Refusal<typeof MEMBER_CODES>>> {
  if (faultOfSender(await senderOf(db, playerId))?.code === 'NO_PERMISSION') {
    return refused({ code: 'NO_PERMISSION' });
  }
  const most = TRANSFER_BOUNDS.members;
  const rows = await listMembers(db, playerId, accountKey(Search), most + 1);
  return ok({
    Rows: rows.slice(0, most).map((row) => ({
      UserName: row.user_name,
      NickName: row.nick_name,
      IsAgent: row.is_agent,
    })),
    HasMore: rows.length > most,
  });
}

/** Who a whole name of the own line is: the same answer for a name of another line and for none. */
export async function getTarget(
  { db, ports }: Pick<Platform, 'db' | 'ports'>,
  playerId: bigint,
  { UserName }: Input<typeof transferHttp.getTarget>,
): Promise<Result<Output<typeof transferHttp.getTarget>, Refusal<typeof TARGET_CODES>>> {
  const target = await findTarget(db, playerId, accountKey(UserName));
  const relation = target && { isBelow: target.is_below, isDirect: target.is_direct };
  const fault = faultBeforeProof(await senderOf(db, playerId), relation, 'DEPOSIT');
  if (fault) return refused(fault as Refusal<typeof TARGET_CODES>);
  invariant(target, 'an account of the line was found');
  const isSigned = ports.read(signedTerm);
  const types: TransferType[] = ['DEPOSIT'];
  for (const type of ['PAY', 'DIVIDEND'] as const) {
    if (target.is_direct && (await isSigned(db, playerId, target.player_id, type)))
      types.push(type);
  }
  return ok({
    UserName: target.user_name,
    NickName: target.nick_name,
    IsAgent: target.is_agent,
    IsDirect: target.is_direct,
    Types: types,
  });
}

/** Transfers that a player sent or got, the newest first. */
export async function getRecords(
  db: Db,
  playerId: bigint,
  asked: Input<typeof transferHttp.getRecords>,
): Promise<Output<typeof transferHttp.getRecords>> {
  const rows = await listOwn(db, playerId, asked, asked.PageSize + 1);
  const shown = rows.slice(0, asked.PageSize);
  return {
    Rows: shown.map((row) => presentRecord(row, playerId)),
    Next: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
    DateTimeNow: await readClock(db),
  };
}
