import type { Tx } from '#platform/db';
import { postMessages } from '../../messaging/inbox/index.ts';
import { gainedMessage, lostMessage, movedMessage, refusedMessage } from './inbox-text.ts';
import type { Member } from './store.ts';

type Moved = {
  readonly moveId: bigint;
  readonly member: Member;
  readonly target: Member;
  /** Who is told too: the agent from whom the member moved, where they did not do it themselves. */
  readonly from?: bigint | undefined;
};

/** Tells a member who is above them now, and the new agent who came. */
export async function tellMoved(tx: Tx, { moveId, member, target, from }: Moved): Promise<void> {
  const key = `line-move:${moveId}`;
  const base = { tab: 'account', key } as const;
  const names = { member: member.user_name, target: target.user_name };
  await postMessages(tx, [
    { ...base, playerId: member.player_id, ...movedMessage(names) },
    { ...base, playerId: target.player_id, ...gainedMessage(names) },
    ...(from === undefined ? [] : [{ ...base, playerId: from, ...lostMessage(names) }]),
  ]);
}

/** Tells an agent why a move was refused. */
export async function tellRefused(
  tx: Tx,
  {
    id,
    agentId,
    member,
    reason,
  }: {
    readonly id: bigint;
    readonly agentId: bigint;
    readonly member: string;
    readonly reason: string;
  },
): Promise<void> {
  const said = refusedMessage({ member, reason });
  const key = `line-move-refused:${id}`;
  await postMessages(tx, [{ playerId: agentId, tab: 'account', key, ...said }]);
}
