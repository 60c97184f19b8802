import * as z from 'zod/mini';
import { hubEvent, playerTopic } from '../../core/index.ts';
import { ContactKind } from './shapes.ts';

/** Email or phone of this account was bound, changed or removed, here or elsewhere. */
export const contactChanged = hubEvent(
  'ContactChanged',
  playerTopic,
  z.object({ Kind: ContactKind, Masked: z.nullable(z.string()) }),
);
