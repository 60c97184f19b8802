import * as z from 'zod/mini';
import { keptStore } from '@fairlot/shell';
import { formOf } from '../../board/index.ts';

export type AtIssue = 'keep' | 'empty';

/** What becomes of a filled slip when another issue begins on its page. Kept unless the player wants it empty. */
export const slipAtIssue = keptStore<AtIssue>('bet.atIssue', 'keep', {
  clearedAtLogout: true,
  form: formOf<AtIssue>(z.enum(['keep', 'empty'])),
});
