import { definePlay } from '../define.ts';
import { headsAt } from '../place.ts';
import { bsoe } from '../rule/bsoe.ts';
import { onZones } from '../rule/on-zones.ts';
import { SIZE_AND_PARITY } from '../section.ts';
import type { Bilingual } from '../../core/text.ts';
import type { FamilyFace } from '../family.ts';
import type { Play } from '../play.ts';

/** The tab of 大小单双. */
export const BSOE_GROUP = {
  code: 'bsoe',
  name: { zh: '大小单双', en: 'Big/small, odd/even' },
} as const;

/** 大小单双 of the positions of a zone (plays.md section 2.2.5). */
export const bsoePlay = (
  family: FamilyFace,
  zone: { readonly code: string; readonly name: Bilingual; readonly at: readonly number[] },
  id: number,
): Play =>
  definePlay(
    { family, style: 'official', group: BSOE_GROUP },
    {
      id,
      code: `${zone.code}.bsoe`,
      section: SIZE_AND_PARITY,
      name: { zh: `${zone.name.zh}大小单双`, en: `${zone.name.en} big/small, odd/even` },
      rule: {
        zh: '每位至少选一项，大为 5 至 9，小为 0 至 4，各位均与所选相符，即中奖。',
        en: 'Pick at least one attribute per position; big is 5 to 9, small 0 to 4. Every position must match.',
      },
      example: zone.at.length === 2 ? '大,单|小' : '大,单|小|小',
    },
    onZones([zone.at], bsoe(headsAt(family, zone.at))),
  );
