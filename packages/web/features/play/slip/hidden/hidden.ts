import * as z from 'zod/mini';
import { keptStore } from '@fairlot/shell';
import { formOf } from '../../board/index.ts';

/** Whether what is bet from here on is hidden: nobody follows it, and nobody is shown it. Goes with the login. */
export const hiddenBets = keptStore<boolean>('bet.hidden', false, {
  clearedAtLogout: true,
  form: formOf<boolean>(z.boolean()),
});
