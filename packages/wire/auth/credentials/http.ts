import * as z from 'zod/mini';
import { nothing, post } from '../../core/index.ts';

/** A puzzle: the number between 0 and MaxNumber whose SHA-256, behind the salt, is the challenge (hex). */
export const getWork = post('/api/Token/Challenge', {
  access: 'anyone',
  keepsPage: true,
  input: nothing,
  output: z.object({
    Algorithm: z.literal('SHA-256'),
    Challenge: z.string(),
    MaxNumber: z.int(),
    Salt: z.string(),
    Signature: z.string(),
  }),
  about: 'Work to do before a sign-in after failures; good for five minutes and once.',
});
