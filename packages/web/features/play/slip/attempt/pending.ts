// Intents without an answer. An intent is stored before it is sent and removed when its answer arrives, so that a
// bet survives a reload and a logout.
import * as z from 'zod/mini';
import { gameId, intentId, serialNumber, timestamp } from '@fairlot/wire/core';
import { keptStore, type Watched } from '@fairlot/shell';
import { accountNow, watchAccount } from '../../../../session/index.ts';
import type { Intent } from './attempt.ts';
import { KeptLines } from '../lines/kept-lines.ts';
import { formOf } from '../../board/index.ts';

export type Pending = {
  /** Whose it is: nobody else may ask for it. */
  readonly account: string;
  readonly intent: Intent;
  readonly sentAt: number;
};

/** More than can be on their way at once; the oldest goes. */
export const MOST_PENDING = 16;
/** Characters; a cart that is longer is kept without its rows: it can be asked for, not sent again. */
export const MOST_CONTENT = 400_000;

/** From the close on a request that nobody has a record of cannot be accepted; with time to arrive. */
const SURE_AFTER_MS = 30_000;

const KeptPending = z.object({
  v: z.literal(1),
  list: z
    .array(
      z.object({
        account: z.string(),
        sentAt: timestamp,
        intent: z.object({
          id: intentId,
          gameId,
          serial: serialNumber,
          closesAt: timestamp,
          lines: KeptLines,
          prizeGroup: z.int(),
          acceptsAny: z.boolean(),
          isHidden: z.optional(z.literal(true)),
          fromCart: z.optional(z.array(z.int())),
        }),
      }),
    )
    .check(z.maxLength(MOST_PENDING)),
});

type List = { readonly v: 1; readonly list: readonly Pending[] };
const NONE: List = { v: 1, list: [] };

const kept = keptStore<List>('bet.pending', NONE, {
  clearedAtLogout: false,
  form: formOf<List>(KeptPending as never),
});

const lengthOf = ({ lines }: Intent): number =>
  lines.reduce((sum, { content }) => sum + content.length, 0);

/** The list with one more; rows that are too long to be kept are left out. */
export function withPending(list: readonly Pending[], added: Pending): readonly Pending[] {
  const { intent } = added;
  const rows = intent.lines.map((line, i) => ({ ...line, id: i + 1 }));
  const lines = lengthOf(intent) > MOST_CONTENT ? [] : rows;
  const others = list.filter(({ intent: { id } }) => id !== intent.id);
  return [...others, { ...added, intent: { ...intent, lines } }].slice(-MOST_PENDING);
}

/** Whether an intent without a record at the server can no longer be accepted. */
export const isDefinitelyRejected = (intent: Pick<Intent, 'closesAt'>, serverMs: number): boolean =>
  serverMs >= intent.closesAt + SURE_AFTER_MS;

/** Writes an intent down before it leaves. */
export const notePending = (intent: Intent, sentAt: number): void =>
  kept.set(({ list }) => ({
    v: 1,
    list: withPending(list, { account: accountNow(), intent, sentAt }),
  }));

/** Removes an answered intent. Returns false if another tab removed it, and has notified the player. */
export function removePending(id: string): boolean {
  let isOurs = false;
  // Reads the list in the same step: another tab may have changed it.
  kept.set((old) => {
    const list = old.list.filter(({ intent }) => intent.id !== id);
    isOurs = list.length < old.list.length;
    if (!isOurs) return old;
    return list.length === 0 ? NONE : { v: 1, list };
  });
  return isOurs;
}

export const isPending = (id: string): boolean =>
  kept.get().list.some(({ intent }) => intent.id === id);

/** What waits for an answer of this account. */
export const pendingNow = (): readonly Pending[] =>
  kept.get().list.filter(({ account }) => account === accountNow());

/** The newest of a game. */
export const pendingOf = (game: number): Pending | undefined =>
  pendingNow().findLast(({ intent }) => intent.gameId === game);

/** Notifies when an intent is stored or removed, or another account signs in. */
export const watchPending: Watched<unknown>['subscribe'] = (listener) => {
  const ends = [kept.subscribe(listener), watchAccount(listener)];
  return () => ends.forEach((end) => end());
};
