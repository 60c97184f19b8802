import * as z from 'zod/mini';
import { money, nothing, post } from '../../core/index.ts';
import { CountedIssue, RequirementLine } from './shapes.ts';

export const getRequirement = post('/api/Wallet/Requirement', {
  access: 'player',
  keepsPage: true,
  input: nothing,
  output: z.object({
    /** What of all open lines is missing. */
    Gap: money,
    /** The open ones in the order in which they are done, then those that ended, newest first; at most 50. */
    Lines: z.array(RequirementLine),
    /** The newest issues that counted for a line; at most 20. */
    Counted: z.array(CountedIssue),
  }),
  about: 'What is to be turned over before a withdrawal, line by line.',
});
