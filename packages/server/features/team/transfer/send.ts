import { accountKey } from '@fairlot/rules/check/account';
import {
  faultBeforeProof,
  faultOfTransfer,
  TRANSFER_TIMES,
  transferable,
} from '@fairlot/rules/check/transfer';
import { formatAmount } from '@fairlot/rules/core/amount-text';
import { invariant } from '@fairlot/rules/core/invariant';
import { mills, type Money, subtractMoney } from '@fairlot/rules/core/money';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { siteDayOf } from '@fairlot/rules/lottery/site-day';
import type { Input, Output, Refusal } from '@fairlot/wire/core';
import type { TRANSFER_CODES, transferHttp } from '@fairlot/wire/team/transfer';
import { type Currency, KIND, postAll, transfer } from '#ledger';
import { newId, retrying, type Tx } from '#platform/db';
import type { Platform } from '#platform/feature';
import { sha256 } from '#platform/hash';
import { proveFunds } from '../../account/authenticator/index.ts';
import { owedOf } from '../../money/debt/index.ts';
import { openLine } from '../../money/wagering/index.ts';
import { readSite } from '../../site/settings/values/index.ts';
import { isOpenTo, type Sender, senderOf } from './facts.ts';
import { presentRecord, requiredOf } from './present.ts';
import { TRANSFER_SETTINGS, termsOf } from './settings.ts';
import { signedTerm } from './signed-term.ts';
import {
  findByIntent,
  findTarget,
  holdTarget,
  insertTransfer,
  lockWallets,
  type TargetRow,
  type TransferDbRow,
} from './store.ts';
import { tellReceiver } from './tell.ts';

type SendInput = Input<typeof transferHttp.transfer>;
export type SendFault = Refusal<typeof TRANSFER_CODES>;
export type SendResult = Result<Output<typeof transferHttp.transfer>, SendFault>;
export type SendDeps = Pick<Platform, 'db' | 'ports' | 'settings'> & {
  /** Whether a sender is within the rate limit. */
  readonly passes: (playerId: bigint) => boolean;
};
type Who = { readonly playerId: bigint; readonly ip: string };

/** Carries a refusal out of the transaction, so that it does not use up the code that was shown. */
class Refused extends Error {
  readonly fault: SendFault;
  constructor(fault: SendFault) {
    super(fault.code);
    this.fault = fault;
  }
}

/**
 * Transfers money to a member of the own line (product 4.5): permission, freeze and account are checked before the proof,
 * everything else in one transaction that holds both players and both wallets. The same intent transfers once.
 */
export async function send(deps: SendDeps, who: Who, asked: SendInput): Promise<SendResult> {
  const { db, settings } = deps;
  const { playerId } = who;
  const hash = hashOf(asked);
  const before = await findByIntent(db, playerId, asked.IntentId);
  if (before) return repeated(before, playerId, hash);
  if (!deps.passes(playerId)) return refused({ code: 'RATE_LIMIT' });
  const target = await findTarget(db, playerId, accountKey(asked.UserName));
  const early = faultBeforeProof(await senderOf(db, playerId), standingOf(target), asked.Type);
  if (early) return refused(early);
  invariant(target, 'an account of the line was found');
  const proof = { password: asked.FundPassword, code: asked.Code };
  const { dataFolder } = settings;
  try {
    const done = await retrying(() =>
      proveFunds<TransferDbRow, SendFault>({ db, dataFolder }, who, proof, 'GA_TRANSFER', (tx) =>
        book(deps, tx, { playerId, targetId: target.player_id, asked, hash }),
      ),
    );
    return done.ok ? ok(presentRecord(done.value, playerId)) : done;
  } catch (error) {
    if (error instanceof Refused) return refused(error.fault);
    throw error;
  }
}

/** What was asked for; the proof of who asks is no part of it. */
const hashOf = ({ UserName, Type, Amount, Note }: SendInput): Buffer =>
  sha256(JSON.stringify([accountKey(UserName), Type, String(Amount), Note.trim()]));

const repeated = (row: TransferDbRow, playerId: bigint, hash: Buffer): SendResult =>
  row.request_hash.equals(hash)
    ? ok(presentRecord(row, playerId))
    : refused({ code: 'INTENT_REUSED' });

const standingOf = (target: TargetRow | undefined) =>
  target && { isBelow: target.is_below, isDirect: target.is_direct };

type Request = {
  readonly playerId: bigint;
  readonly targetId: bigint;
  readonly asked: SendInput;
  readonly hash: Buffer;
};

/** Checks and makes a transfer whose sender is proven and held. Throws `Refused`. */
export async function book(
  deps: SendDeps,
  tx: Tx,
  { playerId, targetId, asked, hash }: Request,
): Promise<Result<TransferDbRow, never>> {
  const before = await findByIntent(tx, playerId, asked.IntentId);
  if (before) {
    if (!before.request_hash.equals(hash)) throw new Refused({ code: 'INTENT_REUSED' });
    return ok(before);
  }
  const sender = await senderOf(tx, playerId);
  const target = await holdTarget(tx, playerId, targetId);
  const early = faultBeforeProof(sender, standingOf(target), asked.Type);
  if (early) throw new Refused(early);
  invariant(target, 'an account of the line was found');
  const { currency } = await readSite(tx);
  const isOpen = await isOpenTo(
    deps,
    tx,
    { sender: sender.row, target },
    { type: asked.Type, amount: asked.Amount },
  );
  const isSigned =
    asked.Type === 'DEPOSIT' ||
    (await deps.ports.read(signedTerm)(tx, playerId, targetId, asked.Type));
  const terms = termsOf(await TRANSFER_SETTINGS.read(tx));
  // The last locks but those of the ledger: from here on neither wallet changes.
  const wallets = await lockWallets(tx, playerId, targetId, currency);
  const { total: owed } = await owedOf(tx, playerId);
  const facts = { ...factsOf(sender), balance: wallets.from, owed, isSigned, isOpen };
  const fault = faultOfTransfer(terms, facts, asked.Amount);
  if (fault) throw new Refused(fault);
  return ok(
    await write(tx, { sender, target, asked, hash, currency, balance: wallets.from, owed }),
  );
}

const factsOf = ({ row }: Sender) => ({
  gap: mills(row.gap),
  countToday: row.count_today,
  sumToday: mills(row.sum_today),
});

type Checked = {
  readonly sender: Sender;
  readonly target: TargetRow;
  readonly asked: SendInput;
  readonly hash: Buffer;
  readonly currency: Currency;
  readonly balance: Money;
  readonly owed: Money;
};

async function write(tx: Tx, checked: Checked): Promise<TransferDbRow> {
  const { sender, target, asked, hash, currency, balance, owed } = checked;
  const playerId = sender.row.player_id;
  const { player_id: to } = target;
  const { Amount: amount, Type: type } = asked;
  const id = newId();
  const unit = transfer({ id, from: playerId, to, amount, currency });
  const [posted] = await postAll(tx, [unit]);
  if (posted?.verdict === 'short') {
    const most = formatAmount(transferable(balance, owed));
    throw new Refused({ code: 'NOT_ENOUGH', params: { amount: most } });
  }
  if (posted?.verdict === 'locked') throw new Refused({ code: 'TARGET_DISABLED' });
  invariant(posted?.verdict === 'posted' && posted.balance !== null, `transfer ${id} is posted`);
  const no = numberOf(id, Number(sender.row.now_ms));
  const times = TRANSFER_TIMES[type];
  await insertTransfer(tx, {
    id,
    no,
    from: playerId,
    to,
    intent: asked.IntentId,
    hash,
    type,
    currency,
    amount,
    times,
    note: asked.Note.trim(),
    fromBalance: subtractMoney(balance, amount),
    toBalance: posted.balance,
  });
  await openLine(tx, { playerId: to, kind: KIND.transferIn, key: unit[1].key, amount, times });
  const row = await findByIntent(tx, playerId, asked.IntentId);
  invariant(row, 'a transfer is there once it is made');
  await tellReceiver(tx, row, { type, required: requiredOf(row) });
  return row;
}

/** `T`, the day of the site, and eight signs of the id. */
const numberOf = (id: string, nowMs: number): string =>
  `T${siteDayOf(nowMs).replaceAll('-', '')}${id.replaceAll('-', '').slice(-8).toUpperCase()}`;
