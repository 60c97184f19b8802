import { foldCode } from '@fairlot/rules/core/typed-text';
import { seal, unseal } from '#platform/seal';
import { networkOf } from '#platform/network';
import type { Tx } from '#platform/db';
import {
  countFailure,
  LOCK_MINUTES,
  readLock,
  type ShownCode,
} from '../../auth/credentials/guard/index.ts';
import { stepOfCode } from '../../auth/credentials/index.ts';
import { hashRecovery } from './recovery.ts';
import { holdAuthenticator, takeRecovery, takeStep, type AuthenticatorRow } from './store.ts';

/** What a code came to: `none` has no authenticator. */
export type CodeVerdict = 'good' | 'wrong' | 'none' | { readonly lockedMinutes: number };

/** Wrong codes of an account over all networks within 15 minutes, until none is looked at. */
const MOST_ANYWHERE = 20;
const ANYWHERE = '';

const sealedFor = (playerId: bigint) => ({
  key: 'player-secrets',
  table: 'authenticator',
  owner: playerId.toString(),
});

/** Sealed for the table, by a key of the installation; bound to the player that it belongs to. */
export const sealSecret = (dataFolder: string, playerId: bigint, secret: Uint8Array) =>
  seal(dataFolder, sealedFor(playerId), secret);
export const unsealSecret = (dataFolder: string, playerId: bigint, sealed: Buffer) =>
  unseal(dataFolder, sealedFor(playerId), sealed);

/**
 * Under which wrong codes are counted, in the table of wrong passwords. Whatever is typed as a name is counted in
 * small letters there, so that no made-up name locks the codes of a player.
 */
export const countedAs = (playerId: bigint): string => `CODE:${playerId}`;

type CheckCodeDeps = { readonly tx: Tx; readonly dataFolder: string };
type Shown = {
  readonly playerId: bigint;
  readonly ip: string;
  readonly code: string;
  /** It comes from a browser that the account was signed in with. */
  readonly isKnown?: boolean;
};
type Lane = { readonly lane: string; readonly most?: number };

/** Of a known browser: enough for a hand that slips, and nobody else counts there. */
const KNOWN: Lane = { lane: 'known', most: 10 };
const lanesOf = ({ ip, isKnown = false }: Shown): readonly Lane[] =>
  isKnown ? [KNOWN] : [{ lane: networkOf(ip) }, { lane: ANYWHERE, most: MOST_ANYWHERE }];

/**
 * Whether a code is the authenticator's or a recovery code, and was not used before; then it is used up. Five
 * wrong ones of a network lock its codes for 30 minutes, as wrong passwords do; twenty from anywhere lock all but those
 * of browsers that the account was signed in with, which have ten of their own.
 */
export async function spendCode(stage: CheckCodeDeps, shown: Shown): Promise<CodeVerdict> {
  const { tx } = stage;
  const row = await holdAuthenticator(tx, shown.playerId);
  if (!row) return 'none';
  const name = countedAs(shown.playerId);
  const lanes = lanesOf(shown);
  let minutes = 0;
  for (const { lane } of lanes) minutes = Math.max(minutes, await readLock(tx, name, lane));
  if (minutes > 0) return { lockedMinutes: minutes };
  if (await isTaken(stage, row, shown.code)) return 'good';
  let left = Infinity;
  for (const lane of lanes) left = Math.min(left, await countFailure(tx, name, lane));
  return left > 0 ? 'wrong' : { lockedMinutes: LOCK_MINUTES };
}

async function isTaken(
  { tx, dataFolder }: CheckCodeDeps,
  row: AuthenticatorRow,
  code: string,
): Promise<boolean> {
  const shown = foldCode(code);
  const step = await stepIn(dataFolder, row, shown);
  if (step !== undefined) return takeStep(tx, row.player_id, step);
  return takeRecovery(tx, row.player_id, await hashRecovery(dataFolder, row.player_id, shown));
}

const stepIn = async (
  dataFolder: string,
  { player_id: playerId, sealed, now_ms: now }: AuthenticatorRow,
  code: string,
): Promise<number | undefined> =>
  stepOfCode(await unsealSecret(dataFolder, playerId, sealed), code, Number(now));

/**
 * Whether a code is the authenticator's and unused; it stays so. Counted in a lane for each use: whoever guesses
 * at a lock keeps nobody from changing his password.
 */
export async function isCodeNow(
  { tx, dataFolder }: CheckCodeDeps,
  playerId: bigint,
  { shown: code, use }: Pick<ShownCode, 'shown' | 'use'>,
): Promise<boolean> {
  const row = await holdAuthenticator(tx, playerId);
  if (!row) return false;
  const [name, lane] = [countedAs(playerId), `asked-${use}`];
  if ((await readLock(tx, name, lane)) > 0) return false;
  const step = await stepIn(dataFolder, row, foldCode(code));
  if (step !== undefined && step > Number(row.last_step)) return true;
  await countFailure(tx, name, { lane, most: MOST_ANYWHERE });
  return false;
}
