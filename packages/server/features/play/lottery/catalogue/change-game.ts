import { isDeepStrictEqual } from 'node:util';
import type { Permission } from '@fairlot/rules/check/operator-roles';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Executor, Tx } from '#platform/db';
import { act, type Actor } from '../../../staff/operator/proposals/index.ts';
import { type GameNow, readGame } from '../games/store-game.ts';
import { type Author, insertVersion, type Part, type Parts } from '../games/store-version.ts';
import { readNow } from '../issues/store.ts';
import { publishGameChange } from '../games/publish-game-change.ts';

/** What an operator says of a change beside what he makes of the game. */
export type GameChange = {
  readonly gameId: number;
  /** The newest version that he saw; a command changes what is there when it runs. */
  readonly seen?: number | undefined;
  readonly reason: string;
  /** Milliseconds UTC; without it at once. */
  readonly effectAt?: number | undefined;
};

export type GameFault = 'NO_SUCH_GAME' | 'GAME_CHANGED' | 'NO_CHANGE' | 'NOT_IN_TIME';
export type GameRefusal<E extends string = never> = {
  readonly code: GameFault | E;
  readonly params?: Readonly<Record<string, string>>;
};
export type Made = { readonly version: number };

const YEAR_MS = 366 * 86_400_000;

export const authorOf = (actor: Actor): Author =>
  actor === 'command'
    ? { id: 'command', name: '' }
    : { id: `operator:${actor.operatorId}`, name: actor.name };

/** What is done, as it stands in the audit. */
export const deedOf = (permission: Permission, { gameId, reason }: GameChange) =>
  ({ permission, target: `game ${gameId}`, reason }) as const;

/** Whether a change may take effect then: after now, and within a year. */
export async function isInTime(tx: Tx, effectAt: number | undefined): Promise<boolean> {
  if (effectAt === undefined) return true;
  const ahead = effectAt - (await readNow(tx));
  return ahead > 0 && ahead <= YEAR_MS;
}

/** A version as the audit tells it. */
export const auditedVersion = (content: object, version: number, effectAt: number | undefined) => ({
  ...content,
  version,
  ...(effectAt !== undefined && { effectAt: new Date(effectAt).toISOString() }),
});

/** The change of a part: what it is now, and what becomes of it. */
export type PartChange<P extends Part, E extends string> = {
  readonly permission: Permission;
  readonly part: P;
  readonly now: (game: GameNow) => Parts[P];
  readonly next: (game: GameNow) => Result<Parts[P], GameRefusal<E>>;
};

/**
 * Makes a version of one part of a game, through the door of the operators. Who saw an older game than
 * the one that is there is told: of two who change it at once one is first, and the other looks again.
 */
export const changeGame = <P extends Part, E extends string = never>(
  db: Executor,
  actor: Actor,
  change: GameChange,
  { permission, part, now, next }: PartChange<P, E>,
): Promise<Result<Made, GameRefusal<E>>> =>
  act<Made, GameRefusal<E>>(db, actor, deedOf(permission, change), async (tx) => {
    const { gameId, reason, effectAt } = change;
    const game = await readGame(tx, gameId);
    if (!game) return refused({ code: 'NO_SUCH_GAME' });
    if (!(await isInTime(tx, effectAt))) return refused({ code: 'NOT_IN_TIME' });
    const content = next(game);
    if (!content.ok) return content;
    const before = now(game);
    const seen = change.seen ?? game.version;
    const made = { gameId, part, content: content.value, author: authorOf(actor), reason };
    const version = await insertVersion(tx, { ...made, effectAt, seen });
    if (version === undefined) return refused({ code: 'GAME_CHANGED' });
    if (effectAt === undefined && isDeepStrictEqual(before, content.value)) {
      return refused({ code: 'NO_CHANGE' });
    }
    if (effectAt === undefined) await publishGameChange(tx, gameId);
    return ok({
      before,
      after: auditedVersion(content.value, version, effectAt),
      value: { version },
    });
  });
