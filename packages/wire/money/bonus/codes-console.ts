import { codes } from '../../core/codes.ts';
import { PROPOSAL_CODES } from '../../staff/operator/codes.ts';
import { FORFEIT_CODES } from './codes.ts';

/** Refusals of what an operator puts to another about a bonus. */
export const END_BONUS_CODES = codes({
  ...FORFEIT_CODES,
  TOO_MANY_OPEN: PROPOSAL_CODES.TOO_MANY_OPEN,
  ALREADY_WAITS: PROPOSAL_CODES.ALREADY_WAITS,
  CODE_NEEDED: PROPOSAL_CODES.CODE_NEEDED,
  CODE_WRONG: PROPOSAL_CODES.CODE_WRONG,
});
