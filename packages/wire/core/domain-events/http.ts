import { post } from '../index.ts';
import { SinceInput, SinceOutput } from './since.ts';

/** A client that was away asks what it missed. */
export const since = post('/api/Event/Since', {
  access: 'player',
  passive: true,
  input: SinceInput,
  output: SinceOutput,
  about: 'Events after a sequence, by topic.',
});
