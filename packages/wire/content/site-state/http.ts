import * as z from 'zod/mini';
import { nothing, specPost } from '../../core/index.ts';

/** The code of the merchant whose site this is (spec section 7); what operators set. */
export const getMerchantCode = specPost('/api/Merchant/GetMerchantCode', {
  access: 'anyone',
  passive: true,
  outlivesSession: true,
  input: nothing,
  output: z.string(),
  about: 'The code of the merchant.',
});
