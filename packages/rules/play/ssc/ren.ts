import { definePlay } from '../define.ts';
import { headsAt } from '../place.ts';
import { onTicked } from '../rule/on-ticked.ts';
import { renDirect } from '../rule/ren-direct.ts';
import { DIRECT } from '../section.ts';
import { SSC } from './face.ts';
import type { PlayRow } from '../define.ts';
import type { Play } from '../play.ts';
import type { ZoneRule } from '../rule/rule.ts';

const POSITIONS = SSC.positions;
const NUMERALS = { 2: '二', 3: '三', 4: '四' } as const;

/** A 任选 tab being written: `direct` and then rows in the order of the catalogue. */
type RenTab = {
  direct(id: number, example: string): Play;
  row<P>(words: PlayRow, rule: ZoneRule<P>): Play;
};

/** The tab of the plays on any `k` of the five positions (plays.md section 2.2.7). */
export function renTab(k: 2 | 3 | 4): RenTab {
  const zh = NUMERALS[k];
  const place = {
    family: SSC,
    style: 'official',
    group: { code: `ren${k}`, name: { zh: `任选${zh}`, en: `Any ${k}` } },
  } as const;
  return {
    direct: (id, example) =>
      definePlay(
        place,
        {
          id,
          code: `ren${k}.direct`,
          section: DIRECT,
          name: { zh: `任${zh}直选复式`, en: `Any ${k} direct, per position` },
          rule: {
            zh: `在五个位置中至少${zh}个位置各选一个或多个号码，任意${zh}位与开奖号码相同即中奖。`,
            en: `Pick digits at ${k} positions or more. Every choice of ${k} positions is played; all its digits must stand in place.`,
          },
          example,
        },
        renDirect(headsAt(SSC, [0, 1, 2, 3, 4]), k),
      ),
    row: (words, rule) => definePlay(place, words, onTicked(POSITIONS, rule)),
  };
}
