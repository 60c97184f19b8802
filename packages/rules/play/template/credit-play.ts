import { definePlay } from '../define.ts';
import type { Bilingual } from '../../core/text.ts';
import type { Picked } from '../entry/option-list.ts';
import type { FamilyFace } from '../family.ts';
import type { Play, PlayGroup } from '../play.ts';
import type { Rule } from '../rule/rule.ts';

/** Words and identity of a double-sided play. */
type CreditRow = {
  readonly id: number;
  readonly code: string;
  readonly name: Bilingual;
  readonly rule: Bilingual;
};

/** The options of a double-sided play as a play: its name is its heading, its first option the example. */
export const creditPlay = (
  family: FamilyFace,
  group: PlayGroup,
  row: CreditRow,
  area: Rule<Picked>,
): Play =>
  definePlay(
    { family, style: 'credit', group },
    { ...row, code: `c.${row.code}`, section: row.name, example: area.options[0]!.code },
    area,
  );
