import * as z from 'zod/mini';
import { invariant } from '@fairlot/rules/core/invariant';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Db } from '#platform/db';
import type { TwoPersonAct } from '#platform/feature';
import { writeToPlayer } from '../../account/contact/index.ts';
import {
  readAuthenticator,
  REST_HOURS,
  takeAuthenticator,
} from '../../account/authenticator/index.ts';
import {
  propose,
  type ProposalRejection,
  type Person,
  type ProposalRow,
} from '../../staff/operator/proposals/index.ts';
import { publishPageChanges } from '../../staff/operator/audit/index.ts';
import { endSessions } from '../../auth/login/sessions/index.ts';
import { findUserName, holdPlayer } from './store.ts';
import { NO_SUCH_PLAYER } from './target.ts';

/**
 * Who has lost his phone and his recovery codes comes in again when two operators are sure that it is he (product 3.9):
 * one of them alone would be all that a thief with a good story has to win over.
 */
const PERMISSION = 'manage.authenticators.remove';

const Content = z.object({ playerId: z.string(), userName: z.string() });

export const removeAuthenticator: TwoPersonAct = {
  permission: PERMISSION,
  prepare: async (_content, dataFolder) => ok(dataFolder),
  change: async (tx, content, { prepared }) => {
    const { playerId: id, userName } = Content.parse(content);
    const playerId = BigInt(id);
    invariant(typeof prepared === 'string', 'the data folder is a path');
    await holdPlayer(tx, playerId);
    const { bound_ms: bound } = await readAuthenticator(tx, playerId);
    if (!(await takeAuthenticator(tx, playerId))) return undefined;
    const ended = await endSessions(tx, playerId, 'forced_logout');
    await writeToPlayer(prepared, tx, playerId, {
      about: 'authenticator-removed',
      hours: REST_HOURS,
    });
    await publishPageChanges(tx, ['manage.players'], `player ${userName}`);
    return { before: { since: Number(bound) }, after: { since: null, logins: ended } };
  },
};

type Fault = { readonly code: 'NO_SUCH_PLAYER' | 'NO_PLAYER_AUTHENTICATOR' | ProposalRejection };

/** Asks another operator for it. One that was turned on anew meanwhile is not taken away by what was asked before. */
export async function proposeAuthenticatorRemoval(
  db: Db,
  maker: Person,
  playerId: bigint,
  reason: string,
): Promise<Result<ProposalRow, Fault>> {
  const userName = await findUserName(db, playerId);
  if (userName === undefined) return NO_SUCH_PLAYER;
  const deed = { permission: PERMISSION, target: `player ${userName}`, reason } as const;
  const put = await propose<'NO_PLAYER_AUTHENTICATOR'>(db, maker, deed, async (tx) => {
    const { bound_ms: bound } = await readAuthenticator(tx, playerId);
    if (bound === null) return refused('NO_PLAYER_AUTHENTICATOR');
    return ok({
      before: { since: Number(bound) },
      content: { playerId: playerId.toString(), userName },
    });
  });
  return put.ok ? put : refused({ code: put.error });
}
