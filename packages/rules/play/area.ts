import type { Bilingual } from '../core/text.ts';
import type { PlayArea } from './place.ts';
import type { FamilyFace } from './family.ts';

/** An official area whose tab has its own code. */
export const areaOf = (
  family: FamilyFace,
  code: string,
  tab: Bilingual,
  name: Bilingual,
  zones: PlayArea['zones'],
): PlayArea => ({ family, style: 'official', group: { code, name: tab }, code, name, zones });
