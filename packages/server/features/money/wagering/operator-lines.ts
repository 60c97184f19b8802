import { randomUUID } from 'node:crypto';
import { KIND } from '@fairlot/rules/core/journal-kinds';
import type { Money } from '@fairlot/rules/core/money';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Tx } from '#platform/db';
import { findNamed, insertLine, readGap, voidLines } from './store.ts';

/** What is to be turned over before and after, thousandths. */
export type GapChange = { readonly before: bigint; readonly after: bigint };
export type LineFault = 'NO_SUCH_PLAYER' | 'NOTHING_OPEN';

/** An operator asks a player to turn money over, so many hundredths of times: a line behind those that he has. */
export async function requireTurnover(
  tx: Tx,
  userName: string,
  { amount, times }: { readonly amount: Money; readonly times: number },
): Promise<Result<GapChange, LineFault>> {
  const playerId = await findNamed(tx, userName);
  if (playerId === undefined) return refused('NO_SUCH_PLAYER');
  const before = await readGap(tx, playerId);
  const key = `operator:${randomUUID()}`;
  await insertLine(tx, { playerId, kind: KIND.fund, key, amount, times });
  return ok({ before, after: await readGap(tx, playerId) });
}

/** An operator lets a player off all that he has to turn over: his open lines are void. */
export async function waiveTurnover(
  tx: Tx,
  userName: string,
): Promise<Result<GapChange, LineFault>> {
  const playerId = await findNamed(tx, userName);
  if (playerId === undefined) return refused('NO_SUCH_PLAYER');
  const before = await readGap(tx, playerId);
  const ended = await voidLines(tx, playerId);
  return ended === 0 ? refused('NOTHING_OPEN') : ok({ before, after: 0n });
}
