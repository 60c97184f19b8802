import type { Bilingual } from '@fairlot/rules/core/text';
import { ACTS } from './text.ts';

/** What an act is called; one that has no name here yet stands as its permission. */
export const actName = (permission: string): Bilingual =>
  Object.hasOwn(ACTS, permission) && ACTS[permission]
    ? ACTS[permission]
    : { zh: permission, en: permission };
