import { accountKey } from '@fairlot/rules/check/account';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import type { Input, Output, RefusalOf } from '@fairlot/wire/core';
import type { prizeGroupHttp } from '@fairlot/wire/team/prize-group';
import { transaction, type Db } from '#platform/db';
import { isWithin } from '../../auth/credentials/guard/index.ts';
import { postMessages } from '../../messaging/inbox/index.ts';
import { raisedMessage } from './inbox-text.ts';
import {
  findMember,
  holdGroups,
  holdMember,
  holdTree,
  readGroups,
  writeGroup,
  type GroupFacts,
} from './store.ts';

type Look = typeof prizeGroupHttp.getRaise;
type Raise = typeof prizeGroupHttp.raiseGroup;
type Fault = RefusalOf<Raise>;
const NO_SUCH_MEMBER = { code: 'NO_SUCH_MEMBER' } as const;

/** Raises that an agent may try in an hour. */
const RAISES = { most: 120, seconds: 3_600 };
const MINUTE_MS = 60_000;

/** What an agent may raise the prize group of a direct member to, as it is at this moment. */
export async function getRaise(
  db: Db,
  agentId: bigint,
  userName: string,
): Promise<Result<Output<Look>, RefusalOf<Look>>> {
  const member = await findMember(db, agentId, accountKey(userName));
  const facts = member && (await readGroups(db, member.player_id));
  if (!member || !facts) return refused(NO_SUCH_MEMBER);
  const [restMs, nowMs] = [Number(facts.rest_ms), Number(facts.now_ms)];
  return ok({
    UserName: member.user_name,
    PrizeGroup: facts.prize_group,
    OwnGroup: facts.own,
    HighestGroup: facts.highest,
    QuotaLeft: facts.quota_left,
    RestUntil: restMs > nowMs ? restMs : null,
    DateTimeNow: nowMs,
  });
}

function faultOf(facts: GroupFacts, from: number, to: number): Fault | undefined {
  const { prize_group: now, own, highest } = facts;
  if (now !== from) return { code: 'GROUP_CHANGED', params: { now } };
  if (to <= now) return { code: 'NOT_HIGHER', params: { now } };
  const restMs = Number(facts.rest_ms - facts.now_ms);
  if (restMs > 0) {
    return { code: 'GROUP_RESTS', params: { minutes: Math.ceil(restMs / MINUTE_MS) } };
  }
  if (to > own) return { code: 'ABOVE_OWN', params: { most: own } };
  return to > highest ? { code: 'QUOTA_USED', params: { most: highest } } : undefined;
}

/**
 * Raises the prize group of a direct member for future bets (product 4.4, 5.3). Tree, member, own group and quota are held, so that
 * whatever happens at the same time comes before or after it.
 */
export async function raiseGroup(
  db: Db,
  agentId: bigint,
  { UserName, From: from, To: to }: Input<Raise>,
): Promise<Result<Output<Raise>, Fault>> {
  if (!(await isWithin(db, 'raise', String(agentId), RAISES))) {
    return refused({ code: 'RAISES_TOO_MANY' });
  }
  return transaction(db, async (tx) => {
    await holdTree(tx);
    const member = await holdMember(tx, agentId, accountKey(UserName));
    if (!member) return refused(NO_SUCH_MEMBER);
    await holdGroups(tx, agentId);
    const facts = await readGroups(tx, member.player_id);
    if (!facts) return refused(NO_SUCH_MEMBER);
    const fault = faultOf(facts, from, to);
    if (fault) return refused(fault);
    const playerId = member.player_id;
    const id = await writeGroup(tx, { playerId, by: agentId, from, to });
    await postMessages(tx, [
      { playerId, tab: 'account', key: `group:${id}`, ...raisedMessage(from, to) },
    ]);
    return ok({ PrizeGroup: to });
  });
}
