import * as z from 'zod/mini';
import { OWN_SESSION } from '@fairlot/rules/check/operator-roles';
import { hubEvent, hubMethod, pageTopic } from '../../core/index.ts';

const page = z.string().check(z.regex(/^[a-z-]+\.[a-z-]+$/), z.maxLength(64));

/**
 * Hear of these pages of the console and of no others; those that one may not read are passed over.
 * Whether all of them are heard.
 */
export const watch = hubMethod(
  'Watch',
  [z.array(page).check(z.maxLength(50))],
  z.boolean(),
  OWN_SESSION,
);

/** What a page shows has changed: a hint, the list has it. */
export const pageChanged = hubEvent(
  'PageChanged',
  pageTopic,
  z.object({ Page: z.string(), Target: z.string() }),
);
