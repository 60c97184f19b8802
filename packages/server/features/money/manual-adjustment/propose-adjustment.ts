import { accountKey } from '@fairlot/rules/check/account';
import { invariant } from '@fairlot/rules/core/invariant';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { mills } from '@fairlot/rules/core/money';
import type { Currency } from '#ledger';
import type { Db, Tx } from '#platform/db';
import {
  type ProposalRejection,
  type Person,
  propose,
  type ProposalRow,
  wasConfirmed,
} from '../../staff/operator/proposals/index.ts';
import { readSite } from '../../site/settings/values/index.ts';
import { aboutPlayer } from '../wallet/index.ts';
import { type AdjustmentInput, freeze, type Frozen, linesOf, targetOf } from './asked.ts';
import { look, type LineFault } from './look.ts';
import { PERMISSION } from './post-adjustment.ts';

/** So long the same lines with the same memo are the same batch. */
const SAME_HOURS = 24;

export type AdjustmentRefusal = {
  readonly code: LineFault | ProposalRejection | 'NO_TIMES' | 'DONE_ALREADY';
  readonly params?: Readonly<Record<string, string | number>>;
};

/** Most wallets shown with their balances. */
const MOST_WALLETS = 20;

/** Returns the balance of each wallet before and after; an offered bonus changes none. */
async function walletsOf(tx: Tx, content: Frozen) {
  const lines = linesOf(content).slice(0, MOST_WALLETS);
  const currency = content.currency as Currency;
  const sign = content.type === 'grant' ? 0n : content.type === 'deduct' ? -1n : 1n;
  const rows = [];
  for (const { playerId, amount } of lines) {
    rows.push(await aboutPlayer(tx, { playerId, currency }, mills(sign * amount)));
  }
  return rows;
}

/**
 * Money that one operator wants to give or to take: all of it is looked at first, and nothing is put to
 * another of which a line could not be posted at this moment.
 */
export async function proposeAdjustment(
  db: Db,
  maker: Person,
  asked: AdjustmentInput,
  reason: string,
): Promise<Result<ProposalRow, AdjustmentRefusal>> {
  if (asked.type === 'deduct' && asked.times > 0) return refused({ code: 'NO_TIMES' });
  const { currency } = await readSite(db);
  const seen = await look(db, asked.type, asked.lines, currency);
  const at = seen.findIndex(({ fault }) => fault !== undefined);
  const bad = seen[at];
  if (bad?.fault) {
    return refused({ code: bad.fault, params: { line: at + 1, name: bad.userName } });
  }
  const wallets = new Map(seen.map(({ userName, wallet }) => [accountKey(userName), wallet]));
  const playerOf = (userName: string) => {
    const wallet = wallets.get(accountKey(userName));
    invariant(wallet, 'a line without a fault names a player');
    return wallet;
  };
  const content = freeze(asked, playerOf, currency);
  const deed = { permission: PERMISSION, target: targetOf(content), reason } as const;
  // What a wallet has changes all the time and is looked at again when it is posted.
  const put = await propose<'DONE_ALREADY'>(db, maker, deed, async (tx) => {
    // Whoever lost the answer and asks again must not have it posted twice; another memo makes it another batch.
    const isDone = await wasConfirmed(tx, deed, SAME_HOURS);
    if (isDone) return refused('DONE_ALREADY');
    return ok({ before: null, content, about: { wallets: await walletsOf(tx, content) } });
  });
  return put.ok ? put : refused({ code: put.error });
}
