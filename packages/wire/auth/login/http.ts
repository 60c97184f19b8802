import * as z from 'zod/mini';
import { nothing, specGet, specPost } from '../../core/index.ts';
import { Grant } from './shapes.ts';

export { getLoginEnds, noteActivity } from './ends.ts';
export { login } from './entry.ts';
export { register } from './register.ts';

/** Issues a new token of the same login; the old one stays good for 60 s (several tabs race). */
export const refresh = specGet('/api/Token/Refresh', {
  access: 'player',
  passive: true,
  keepsPage: true,
  input: z.object({}),
  output: Grant,
  about: 'Renews the token; called when under 5 minutes remain.',
});

export const logout = specPost('/api/Token/Logout', {
  access: 'player',
  keepsPage: true,
  clearsCache: true,
  input: nothing,
  output: z.boolean(),
  about: 'Ends this login.',
});
