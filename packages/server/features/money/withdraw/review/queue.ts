import { risksOf, secondForOf } from '@fairlot/rules/check/withdraw-risk';
import { mills } from '@fairlot/rules/core/money';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { hasFlag, PLAYER_FLAGS, type PlayerFlag } from '@fairlot/rules/check/access';
import type { Input, Output } from '@fairlot/wire/core';
import type { QueueDetail, QueueRow, withdrawConsole } from '@fairlot/wire/money/withdraw';
import { balanceOf, flowsOf, heldBy } from '#ledger';
import type { Db } from '#platform/db';
import type { Platform } from '#platform/feature';
import { allProviders } from '../../provider/index.ts';
import { scoreOf } from '../../risk/index.ts';
import { requirementOf } from '../../wagering/index.ts';
import { contentHash, payeeOf } from './content.ts';
import { presentReviews } from './history.ts';
import { readReviews } from './store-history.ts';
import { kindOf } from '../request/kinds.ts';
import { partStateOf, stateOf, stepOf } from '../request/records.ts';
import {
  type BeforeRow,
  countQueue,
  listQueue,
  type MemoRow,
  type QueueRowOf,
  readBefore,
  readMemos,
  readOthers,
  readProfile,
} from './store-queue.ts';
import { operatorNames } from './store-review.ts';
import {
  type Key,
  type PartRow,
  readClock,
  readParts,
  readSteps,
  readWithdrawal,
  type StepRow,
} from '../request/store.ts';

type Page = Output<typeof withdrawConsole.getQueue>;
type Names = ReadonlyMap<number, string>;

const present = (row: QueueRowOf, names: Names, operatorId: number): QueueRow => ({
  PlayerId: Number(row.player_id),
  Id: row.id,
  No: row.no,
  UserName: row.user_name,
  Kind: kindOf(row.kind),
  Bank: row.bank,
  BankName: { zh: row.bank_zh, en: row.bank_en },
  Shown: row.shown,
  Memo: row.memo,
  Amount: mills(row.amount),
  Fee: mills(row.fee),
  Paid: mills(row.paid),
  TimeStamp: Number(row.asked_ms),
  DayCount: row.day_count,
  DaySum: mills(row.day_sum),
  BalanceBefore: mills(row.balance_before),
  Risks: [...risksOf(row.risk)],
  SecondFor: [...secondForOf(row.second_for)],
  State: stateOf(row),
  ClaimedBy: row.is_claimed && row.claimed_by !== null ? (names.get(row.claimed_by) ?? '') : null,
  ClaimedUntil:
    row.is_claimed && row.claimed_until_ms !== null ? Number(row.claimed_until_ms) : null,
  IsMine: row.is_claimed && row.claimed_by === operatorId,
  Reviewers: [row.reviewer_one, row.reviewer_two].flatMap((id) =>
    id === null ? [] : [names.get(id) ?? ''],
  ),
  IsApproved: row.approved_ms !== null,
});

const namesFor = (db: Db, rows: readonly QueueRowOf[]): Promise<Names> =>
  operatorNames(
    db,
    rows.flatMap((row) => [row.claimed_by, row.reviewer_one, row.reviewer_two]),
  );

function placeOf(after: string | undefined) {
  const [us = '', id = ''] = after?.split('.') ?? [];
  return after === undefined ? undefined : { us: BigInt(us), id };
}

export async function getQueue(
  db: Db,
  operatorId: number,
  asked: Input<typeof withdrawConsole.getQueue>,
): Promise<Page> {
  const filter = {
    tab: asked.Tab,
    search: asked.Search?.trim() || undefined,
    kind: asked.Kind,
    risk: asked.Risk,
    fromMs: asked.From,
    toMs: asked.To,
    least: asked.Least,
    most: asked.Most,
    after: placeOf(asked.After),
  };
  const rows = await listQueue(db, filter, asked.Count + 1);
  const shown = rows.slice(0, asked.Count);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  const names = await namesFor(db, shown);
  return {
    Rows: shown.map((row) => present(row, names, operatorId)),
    Next: last ? `${last.asked_us}.${last.id}` : null,
    DateTimeNow: await readClock(db),
  };
}

export async function getQueueCounts(
  db: Db,
): Promise<Output<typeof withdrawConsole.getQueueCounts>> {
  const { oldest_ms: oldest, now_ms: now, to_pay: toPay, ...counts } = await countQueue(db);
  return {
    Counts: { ...counts, 'to-pay': toPay },
    OldestTimeStamp: oldest === null ? null : Number(oldest),
    DateTimeNow: Number(now),
  };
}

const presentPart = (part: PartRow): QueueDetail['Parts'][number] => ({
  Part: part.part,
  Attempt: part.attempt,
  No: part.no,
  Provider: part.provider,
  ProviderNo: part.provider_no,
  Amount: mills(part.amount),
  State: partStateOf(part.state),
  Reason: part.reason,
  TimeStamp: Number(part.made_ms),
  AskedTimeStamp: part.asked_ms === null ? null : Number(part.asked_ms),
});

const presentStep = ({ step, at_ms: at, note }: StepRow): QueueDetail['Steps'][number] => ({
  Step: stepOf(step),
  TimeStamp: Number(at),
  Note: note,
});

const presentMemo = ({ at_ms: at, author, memo }: MemoRow): QueueDetail['Memos'][number] => ({
  TimeStamp: Number(at),
  Author: author,
  Memo: memo,
});

const presentBefore = (row: BeforeRow): QueueDetail['Before'][number] => ({
  No: row.no,
  TimeStamp: Number(row.asked_ms),
  Amount: mills(row.amount),
  State: stateOf(row),
});

const MONTH_HOURS = 30 * 24;
const SHOWN = { others: 30, before: 10 };

/** One withdrawal with what a reviewer looks at (product 3.4), and the hash of what he would approve. */
export async function getQueued(
  { db, settings }: Pick<Platform, 'db' | 'settings'>,
  operatorId: number,
  key: Key,
): Promise<Result<QueueDetail, { readonly code: 'NO_SUCH_WITHDRAWAL' }>> {
  const row = await readWithdrawal(db, key);
  if (!row) return refused({ code: 'NO_SUCH_WITHDRAWAL' });
  const { playerId, id } = key;
  const profile = await readProfile(db, playerId);
  const flows = await flowsOf(db, playerId, row.currency, MONTH_HOURS);
  const payee = await payeeOf(db, row);
  const queued = { ...row, user_name: profile.user_name };
  const [parts, reviews, steps, memos, others, before] = await Promise.all([
    readParts(db, playerId, [id]),
    readReviews(db, key),
    readSteps(db, key),
    readMemos(db, playerId, id),
    readOthers(db, playerId, id, SHOWN.others),
    readBefore(db, playerId, id, SHOWN.before),
  ]);
  const hash = contentHash(row, payee);
  const { Gap, Lines } = await requirementOf(db, playerId);
  return ok({
    ...present(queued, await namesFor(db, [queued]), operatorId),
    Score: (await scoreOf(db, key)) ?? null,
    Hash: hash.toString('hex'),
    Note: row.note,
    ByHand:
      row.hand_bank === null || row.hand_receipt === null
        ? null
        : { FromBank: row.hand_bank, Receipt: row.hand_receipt },
    Plan: row.plan?.map(mills) ?? null,
    Parts: parts.map(presentPart),
    Reviews: presentReviews(reviews, row, hash),
    Steps: steps.map(presentStep),
    Memos: memos.map(presentMemo),
    RegisterTimeStamp: Number(profile.created_ms),
    WalletAmount: await balanceOf(db, playerId, row.currency),
    HeldAmount: await heldBy(db, playerId, row.currency),
    Flags: (Object.keys(PLAYER_FLAGS) as PlayerFlag[]).filter((flag) =>
      hasFlag(profile.flags, flag),
    ),
    DepositSum: flows.deposited,
    WithdrawSum: flows.withdrawn,
    StakeSum: flows.staked,
    PrizeSum: flows.won,
    Gap,
    Lines: Lines.filter(({ State }) => State === 0),
    Others: others.map((other) => ({
      PlayerId: Number(other.player_id),
      UserName: other.user_name,
      By: other.by,
    })),
    Before: before.map(presentBefore),
    Providers: (await allProviders({ db, settings })).map(({ id }) => id),
  });
}
