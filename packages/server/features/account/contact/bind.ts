import { maskedContact, type ContactKind } from '@fairlot/rules/check/contact';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Refusal } from '@fairlot/wire/core';
import {
  contactHub,
  type BIND_CODES,
  type REMOVE_CODES,
  type SEND_CODES,
} from '@fairlot/wire/account/contact';
import { announcer, eventFor } from '#platform/announce';
import { codeOf, newId, transaction, type Tx, UNIQUE_VIOLATION } from '#platform/db';
import { proveOwnPassword } from '../../auth/credentials/passwords/index.ts';
import { hashAddress, postLetter, type Words } from '../../messaging/delivery/index.ts';
import { postMessages } from '../../messaging/inbox/index.ts';
import { holdLogin } from '../../auth/login/sessions/index.ts';
import { KIND_NUMBERS, messageKind, readAddress, type Address } from './address.ts';
import { sendCode, tryCode, type CodeStage } from './code.ts';
import { contactBound, contactRemoved } from './inbox-text.ts';
import { openContact, sealContact } from './sealed-contact.ts';
import { deleteContact, lockContact, ONE_PLAYER, upsertContact } from './store.ts';

/** A notice that nobody waits for: a day is enough for any mail server. */
const NOTICE_GOOD_S = 86_400;

export type ToBind = {
  readonly playerId: bigint;
  readonly kind: ContactKind;
  /** As it was typed. */
  readonly address: string;
};

/** Sends a code to an address that its player wants to bind; his password is asked for. */
export async function sendBindCode(
  stage: CodeStage,
  { playerId, kind, address: typed }: ToBind,
  shown: { readonly password: string; readonly ip: string },
): Promise<
  Result<{ readonly GoodFor: number; readonly ResendAfter: number }, Refusal<typeof SEND_CODES>>
> {
  const address = readAddress(kind, typed);
  if (!address.ok) return refused({ code: address.error });
  const proven = await proveOwnPassword(stage, playerId, shown.password);
  if (!proven.ok) return proven;
  return sendCode(stage, { playerId }, address.value, shown.ip);
}

/** He did it himself, and the inbox keeps it. */
const ownDeed = (playerId: bigint) =>
  ({ playerId, tab: 'account', key: `contact:${newId()}`, isQuiet: true }) as const;

/** Tells an address that it is bound no longer. */
export async function notifyOldAddress(
  tx: Tx,
  dataFolder: string,
  { playerId, kind, sealed }: { playerId: bigint; kind: ContactKind; sealed: Buffer },
  words: Words,
): Promise<void> {
  const to = await openContact(dataFolder, playerId, KIND_NUMBERS[kind], sealed);
  const letter = { kind: messageKind(kind), to, words, playerId, goodForS: NOTICE_GOOD_S };
  await postLetter(tx, dataFolder, { key: `notice:${newId()}`, ...letter });
}

/** Writes an address down as that of a player. Throws where another has it; see `isTaken`. */
export async function writeContact(
  tx: Tx,
  dataFolder: string,
  playerId: bigint,
  { kind, to, key }: Address,
): Promise<void> {
  const number = KIND_NUMBERS[kind];
  await upsertContact(tx, {
    playerId,
    kind: number,
    sealed: await sealContact(dataFolder, playerId, number, to),
    hash: await hashAddress(dataFolder, messageKind(kind), key),
  });
}

/** Whether an error says that an address is another player's. */
export const isTaken = (error: unknown): boolean =>
  codeOf(error) === UNIQUE_VIOLATION &&
  error instanceof Error &&
  error.message.includes(ONE_PLAYER);

/**
 * Binds an address by the code that was sent to it, in place of the one before, which is told so. Of two
 * players with one address the second is refused, and only he learns of it: he has read a code there. A login that was
 * ended while it was on its way binds nothing.
 */
export async function bind(
  stage: CodeStage,
  { playerId, sessionId, kind, address: typed }: ToBind & { readonly sessionId: string },
  code: string,
): Promise<Result<{ readonly Masked: string }, Refusal<typeof BIND_CODES>>> {
  const address = readAddress(kind, typed);
  if (!address.ok) return refused({ code: address.error });
  const right = await tryCode(stage, { playerId }, address.value, code);
  if (!right.ok) return right;
  const { dataFolder } = stage;
  const Masked = maskedContact(kind, address.value.to);
  try {
    return await transaction(stage.db, async (tx) => {
      if (!(await holdLogin(tx, { playerId, sessionId }))) return refused({ code: 'CODE_EXPIRED' });
      if (!(await right.value.takeIn(tx))) return refused({ code: 'CODE_EXPIRED' });
      const before = await lockContact(tx, playerId, KIND_NUMBERS[kind]);
      await writeContact(tx, dataFolder, playerId, address.value);
      if (before) {
        const words = { about: 'contact-changed', what: kind, next: Masked } as const;
        await notifyOldAddress(tx, dataFolder, { playerId, kind, sealed: before }, words);
      }
      const said = { Kind: kind, Masked };
      await postMessages(tx, [{ ...ownDeed(playerId), ...contactBound(kind, Masked) }]);
      await announcer.write(tx, [eventFor(contactHub.contactChanged, playerId, said)]);
      return ok({ Masked });
    });
  } catch (error) {
    if (isTaken(error)) return refused({ code: 'CONTACT_EXISTS' });
    throw error;
  }
}

/** Removes an address; his password is asked for, and the address is told. */
export async function remove(
  stage: CodeStage,
  { playerId, kind }: Pick<ToBind, 'playerId' | 'kind'>,
  password: string,
): Promise<Result<{ readonly IsRemoved: true }, Refusal<typeof REMOVE_CODES>>> {
  const proven = await proveOwnPassword(stage, playerId, password);
  if (!proven.ok) return proven;
  return transaction(stage.db, async (tx) => {
    const sealed = await deleteContact(tx, playerId, KIND_NUMBERS[kind]);
    if (!sealed) return refused({ code: 'NOT_BOUND' });
    const words = { about: 'contact-removed', what: kind } as const;
    await notifyOldAddress(tx, stage.dataFolder, { playerId, kind, sealed }, words);
    const said = { Kind: kind, Masked: null };
    await postMessages(tx, [{ ...ownDeed(playerId), ...contactRemoved(kind) }]);
    await announcer.write(tx, [eventFor(contactHub.contactChanged, playerId, said)]);
    return ok({ IsRemoved: true as const });
  });
}
