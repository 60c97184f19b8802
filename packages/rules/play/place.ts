import type { Bilingual } from '../core/text.ts';
import type { RowHead } from './entry/pad.ts';
import type { FamilyFace } from './family.ts';
import type { PlayGroup, Style } from './play.ts';

const ORDINALS: readonly Bilingual[] = [
  { zh: '第一位', en: '1st digit' },
  { zh: '第二位', en: '2nd digit' },
  { zh: '第三位', en: '3rd digit' },
  { zh: '第四位', en: '4th digit' },
];

/** Row labels of positions: 万位, 千位 ... */
export const headsAt = (family: FamilyFace, positions: readonly number[]): RowHead[] =>
  positions.map((position) => ({ label: family.positions[position]!, position }));

/** Where a template of plays goes: one or more zones of a family, under a tab. */
export type PlayArea = {
  readonly family: FamilyFace;
  readonly style: Style;
  readonly group: PlayGroup;
  /** The code behind the family: `front3`. */
  readonly code: string;
  /** How names of plays begin: 前三 / Front 3. */
  readonly name: Bilingual;
  readonly zones: readonly (readonly number[])[];
};

/** Row labels of an area: positions where it has one zone, else 1st, 2nd ... digit of each zone. */
export function headsOf(area: PlayArea): RowHead[] {
  const [zone, ...others] = area.zones;
  if (others.length === 0) return headsAt(area.family, zone!);
  return zone!.map((_, i) => ({ label: ORDINALS[i]! }));
}

/** `前三` + `直选复式`, `Front 3` + `direct`: the name of a play of an area. */
export const named = (area: PlayArea, zh: string, en: string): Bilingual => ({
  zh: area.name.zh + zh,
  en: `${area.name.en} ${en}`,
});
