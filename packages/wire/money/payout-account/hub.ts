import * as z from 'zod/mini';
import { hubEvent, playerTopic } from '../../core/index.ts';
import { PayeeKind } from './shapes.ts';

/**
 * An e-wallet, a card or an address of this account was bound or removed, here or elsewhere (spec section 7; the name
 * is that of the first of them).
 */
export const bindElectronicPurse = hubEvent(
  'BindElectronicPurse',
  playerTopic,
  z.object({ Kind: PayeeKind, Bank: z.string(), Masked: z.string(), IsBound: z.boolean() }),
);
