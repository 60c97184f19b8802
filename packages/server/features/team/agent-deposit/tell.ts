import { agentDepositHub } from '@fairlot/wire/team/agent-deposit';
import { announcer, eventFor } from '#platform/announce';
import type { Tx } from '#platform/db';
import { type Message, postMessages } from '../../messaging/inbox/index.ts';
import { AGENT_SAID, MEMBER_SAID } from './inbox-text.ts';
import type { OrderRow } from './store.ts';

type Notices = {
  readonly agent?: keyof typeof AGENT_SAID;
  readonly member?: keyof typeof MEMBER_SAID;
};

/** Tells both sides that an order changed, and writes to the inbox of whoever did not do it. */
export async function tellOrder(tx: Tx, row: OrderRow, { agent, member }: Notices): Promise<void> {
  const { player_id: playerId, agent_id: agentId, order_no: orderNo } = row;
  const said = { OrderNo: orderNo };
  await announcer.write(tx, [
    eventFor(agentDepositHub.agentDepositChanged, playerId, said),
    eventFor(agentDepositHub.agentDepositChanged, agentId, said),
  ]);
  const messages: Message[] = [];
  if (agent) {
    const key = `agent-deposit:${orderNo}:${agent}`;
    messages.push({ playerId: agentId, tab: 'money', key, ...AGENT_SAID[agent](row) });
  }
  if (member) {
    const key = `agent-deposit:${orderNo}:${member}`;
    messages.push({ playerId, tab: 'money', key, ...MEMBER_SAID[member](row) });
  }
  await postMessages(tx, messages);
}
