import { createHmac, randomInt } from 'node:crypto';
import { CODE_DIGITS, CODE_MINUTES, RESEND_SECONDS } from '@fairlot/rules/check/contact';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { newId, transaction, type Db, type Tx } from '#platform/db';
import { loadKey } from '#platform/key-file';
import { networkOf } from '#platform/network';
import { hashAddress, postLetter } from '../../messaging/delivery/index.ts';
import { KIND_NUMBERS, messageKind, type Address } from './address.ts';
import { countCode, deleteCode, putCode } from './store-code.ts';

export type CodeStage = { readonly db: Db; readonly dataFolder: string };

/**
 * For whom a code is: a player who binds the address, or chooses his fund password anew by it, or an address that
 * somebody registers with. A code of one use is good for no other.
 */
export type CodeOwner = { readonly playerId: bigint; readonly use?: 'fund' } | 'register';

export type CodeFault =
  | { readonly code: 'TOO_OFTEN'; readonly params: { readonly s: number } }
  | { readonly code: 'TOO_MANY' };

const KEY = 'contact-codes';

/** Six digits are guessed in no time by whoever has their hash: its key is not in the database. */
const hashCode = async (dataFolder: string, parts: readonly string[]): Promise<Buffer> =>
  createHmac('sha256', await loadKey(dataFolder, KEY))
    .update(parts.join('\0'))
    .digest();

async function rowOf({ dataFolder }: CodeStage, owner: CodeOwner, address: Address, code: string) {
  const hash = await hashAddress(dataFolder, messageKind(address.kind), address.key);
  const name =
    owner === 'register'
      ? `register:${hash.toString('hex')}`
      : `${owner.use ?? 'own'}:${owner.playerId}`;
  const kind = KIND_NUMBERS[address.kind];
  const codeHash = await hashCode(dataFolder, [name, String(kind), address.key, code]);
  return { owner: name, kind, address: hash, codeHash };
}

/** Takes back that a code was put: none was sent, so the one before stays good. */
class NotPosted extends Error {}

/** Sends a code to an address, in place of the one before; 60 seconds between two. */
export async function sendCode(
  stage: CodeStage,
  owner: CodeOwner,
  address: Address,
  ip: string,
): Promise<Result<{ readonly GoodFor: number; readonly ResendAfter: number }, CodeFault>> {
  const code = randomInt(10 ** CODE_DIGITS)
    .toString()
    .padStart(CODE_DIGITS, '0');
  const row = await rowOf(stage, owner, address, code);
  const goodForS = CODE_MINUTES * 60;
  const made = await transaction(stage.db, async (tx): Promise<CodeFault | undefined> => {
    const waitS = await putCode(tx, { ...row, goodForS, resendS: RESEND_SECONDS });
    if (waitS > 0) return { code: 'TOO_OFTEN', params: { s: waitS } };
    const isPosted = await postLetter(tx, stage.dataFolder, {
      key: `code:${newId()}`,
      kind: messageKind(address.kind),
      to: address.to,
      words: { about: 'code', code, minutes: CODE_MINUTES },
      goodForS,
      playerId: owner === 'register' ? undefined : owner.playerId,
      askedFrom: networkOf(ip),
    });
    if (!isPosted) throw new NotPosted();
    return undefined;
  }).catch((error: unknown): CodeFault => {
    if (error instanceof NotPosted) return { code: 'TOO_MANY' };
    throw error;
  });
  return made ? refused(made) : ok({ GoodFor: goodForS, ResendAfter: RESEND_SECONDS });
}

export type WrongCode =
  | { readonly code: 'CODE_WRONG'; readonly params: { readonly n: number } }
  | { readonly code: 'CODE_EXPIRED' };

/** A code that was right: used up by the transaction that acts on it, where nobody was quicker. */
export type RightCode = { readonly takeIn: (tx: Tx) => Promise<boolean> };

/** Holds a code against the one that was sent; the fifth wrong one ends it. A right one is not used up yet. */
export async function tryCode(
  stage: CodeStage,
  owner: CodeOwner,
  address: Address,
  code: string,
): Promise<Result<RightCode, WrongCode>> {
  const row = await rowOf(stage, owner, address, code);
  const counted = await countCode(stage.db, row);
  if (!counted) return refused({ code: 'CODE_EXPIRED' });
  if (!counted.isRight) {
    return counted.left > 0
      ? refused({ code: 'CODE_WRONG', params: { n: counted.left } })
      : refused({ code: 'CODE_EXPIRED' });
  }
  return ok({ takeIn: (tx) => deleteCode(tx, row) });
}
