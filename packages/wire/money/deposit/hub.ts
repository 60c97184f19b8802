import * as z from 'zod/mini';
import { hubEvent, playerTopic, siteTopic } from '../../core/index.ts';
import { Reason, State } from './shapes.ts';

/** An order was cancelled, by whomever: pages that show it close. */
export const cancelDepositNotify = hubEvent(
  'CancelDepositNotify',
  playerTopic,
  z.object({ OrderNo: z.string(), Reason, Note: z.string() }),
);

/** Ways to deposit are other ones now, for everybody: whoever looks at them reads them anew. */
export const depositChannelsChanged = hubEvent('DepositChannelsChanged', siteTopic, z.object({}));

/** An order can be paid, is being checked or is credited. */
export const depositChanged = hubEvent(
  'DepositChanged',
  playerTopic,
  z.object({ OrderNo: z.string(), State }),
);
