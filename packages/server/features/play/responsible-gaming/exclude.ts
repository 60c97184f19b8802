import { BREAKS, isBreakName } from '@fairlot/rules/check/own-limit';
import { refused, ok, type Result } from '@fairlot/rules/core/result';
import { newId, type Executor } from '#platform/db';
import { postMessages } from '../../messaging/inbox/index.ts';
import { act, type Actor } from '../../staff/operator/proposals/index.ts';
import { breakBegun } from './inbox-text.ts';
import { addBreak, findPlayerId, readBreak } from './store.ts';

type Excluded = { readonly userName: string; readonly length: string };

/** Why nothing was done. */
export type ExcludeFault = 'NO_SUCH_PLAYER' | 'NO_SUCH_LENGTH' | 'NOT_LONGER';

/**
 * An operator excludes a player, as who asked for it on paper or is not to play. He may make it longer
 * and never shorter: nobody can. Answers with the moment at which it ends, milliseconds UTC.
 */
export const exclude = (
  db: Executor,
  actor: Actor,
  { userName, length: name }: Excluded,
  reason: string,
): Promise<Result<number, ExcludeFault>> =>
  act<number, ExcludeFault>(
    db,
    actor,
    { permission: 'limit.players.exclude', target: `player ${userName}`, reason },
    async (tx) => {
      if (!isBreakName(name)) return refused('NO_SUCH_LENGTH');
      const { kind, length } = BREAKS[name];
      const playerId = await findPlayerId(tx, userName);
      if (playerId === undefined) return refused('NO_SUCH_PLAYER');
      const before = await readBreak(tx, playerId);
      const made = await addBreak(tx, playerId, { kind, length, isByOperator: true });
      if (!made.isTaken) return refused('NOT_LONGER');
      const said = { playerId, tab: 'account', key: `break:${newId()}` } as const;
      await postMessages(tx, [{ ...said, ...breakBegun(true, made.untilMs) }]);
      return ok({
        before: before ? { until: new Date(before.untilMs).toISOString() } : null,
        after: { kind, until: new Date(made.untilMs).toISOString() },
        value: made.untilMs,
      });
    },
  );
