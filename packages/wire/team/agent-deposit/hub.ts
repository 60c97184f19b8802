import * as z from 'zod/mini';
import { hubEvent, playerTopic } from '../../core/index.ts';

/** An order of the player, or of a direct member of the agent, is another than before: it is to be read anew. */
export const agentDepositChanged = hubEvent(
  'AgentDepositChanged',
  playerTopic,
  z.object({ OrderNo: z.string() }),
);
