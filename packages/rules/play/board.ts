import type { Bilingual } from '../core/text.ts';
import type { PlayArea } from './place.ts';
import type { FamilyFace } from './family.ts';

/** An official board whose tab has the board's own code. */
export const boardOf = (
  family: FamilyFace,
  code: string,
  tab: Bilingual,
  name: Bilingual,
  zones: PlayArea['zones'],
): PlayArea => ({ family, style: 'official', group: { code, name: tab }, code, name, zones });
