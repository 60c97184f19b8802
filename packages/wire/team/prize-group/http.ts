// Raising the prize group of direct members (product 4.4, 5.3).
import * as z from 'zod/mini';
import { post, typedText } from '../../core/index.ts';
import { RAISE_CODES, RAISE_FACTS_CODES } from './codes.ts';
import { prizeGroup, RaiseFacts } from './shapes.ts';

const UserName = typedText.check(z.maxLength(64));

export const getRaise = post('/api/Team/RaiseFacts', {
  access: 'agent',
  passive: true,
  input: z.strictObject({ UserName }),
  output: RaiseFacts,
  codes: RAISE_FACTS_CODES,
  about: 'What an agent may raise the prize group of a direct member to.',
});

export const raiseGroup = post('/api/Team/Raise', {
  access: 'agent',
  input: z.strictObject({
    UserName,
    /** The group that the agent saw. */
    From: prizeGroup,
    To: prizeGroup,
  }),
  output: z.object({ PrizeGroup: z.int() }),
  codes: RAISE_CODES,
  about: 'Raises the prize group of a direct member, for future bets.',
});
