import * as z from 'zod/mini';
import { invariant } from '@fairlot/rules/core/invariant';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { newId, type Db } from '#platform/db';
import type { TwoPersonAct } from '#platform/feature';
import { writeToPlayer } from '../../account/contact/index.ts';
import { REST_HOURS, restFunds } from '../../account/authenticator/index.ts';
import { postMessages } from '../../messaging/inbox/index.ts';
import {
  propose,
  type ProposalRejection,
  type Person,
  type ProposalRow,
} from '../../staff/operator/proposals/index.ts';
import { publishPageChanges } from '../../staff/operator/audit/index.ts';
import { clearFundPassword } from '../../auth/credentials/passwords/index.ts';
import { endSessions } from '../../auth/login/sessions/index.ts';
import { FUND_REMOVED } from './inbox-text.ts';
import { findUserName, holdPlayer, readFundSince } from './store.ts';
import { NO_SUCH_PLAYER } from './target.ts';

/**
 * Who forgot his fund password and has bound nothing that a code could go to chooses another when two operators are sure
 * that it is he (product 2.6, decision 0153): then that of his login opens the form, and his money rests for a day.
 */
const PERMISSION = 'manage.funds.reset';

const Content = z.object({ playerId: z.string(), userName: z.string() });

export const removeFundPassword: TwoPersonAct = {
  permission: PERMISSION,
  prepare: async (_content, dataFolder) => ok(dataFolder),
  change: async (tx, content, { prepared }) => {
    const { playerId: id, userName } = Content.parse(content);
    const playerId = BigInt(id);
    invariant(typeof prepared === 'string', 'the data folder is a path');
    await holdPlayer(tx, playerId);
    const since = await readFundSince(tx, playerId);
    if (!(await clearFundPassword(tx, playerId))) return undefined;
    await restFunds(tx, playerId, REST_HOURS);
    const logins = await endSessions(tx, playerId, 'forced_logout');
    const said = { playerId, tab: 'account', key: `password:${newId()}` } as const;
    await postMessages(tx, [{ ...said, ...FUND_REMOVED }]);
    await writeToPlayer(prepared, tx, playerId, { about: 'fund-removed', hours: REST_HOURS });
    await publishPageChanges(tx, ['manage.players'], `player ${userName}`);
    return { before: { since }, after: { since: null, logins } };
  },
};

type Fault = { readonly code: 'NO_SUCH_PLAYER' | 'NO_PLAYER_FUND' | ProposalRejection };

/** Asks another operator for it. One that was chosen meanwhile is not taken away by what was asked before. */
export async function proposeFundRemoval(
  db: Db,
  maker: Person,
  playerId: bigint,
  reason: string,
): Promise<Result<ProposalRow, Fault>> {
  const userName = await findUserName(db, playerId);
  if (userName === undefined) return NO_SUCH_PLAYER;
  const deed = { permission: PERMISSION, target: `player ${userName}`, reason } as const;
  const put = await propose<'NO_PLAYER_FUND'>(db, maker, deed, async (tx) => {
    const since = await readFundSince(tx, playerId);
    if (since === null) return refused('NO_PLAYER_FUND');
    return ok({ before: { since }, content: { playerId: playerId.toString(), userName } });
  });
  return put.ok ? put : refused({ code: put.error });
}
