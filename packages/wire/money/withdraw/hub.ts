import * as z from 'zod/mini';
import { hubEvent, playerTopic } from '../../core/index.ts';
import { withdrawState } from './shapes.ts';

/** A withdrawal of this account has come to another state. */
export const withdrawNotify = hubEvent(
  'WithdrawNotify',
  playerTopic,
  z.object({ Id: z.uuid(), No: z.string(), State: withdrawState }),
);
