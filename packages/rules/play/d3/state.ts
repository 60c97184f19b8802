import { definePlay } from '../define.ts';
import { headsAt } from '../place.ts';
import { allParity } from '../rule/all-parity.ts';
import { anyPos } from '../rule/any-pos.ts';
import { anyTriple } from '../rule/any-triple.ts';
import { appear } from '../rule/appear.ts';
import { cover } from '../rule/cover.ts';
import { guess1d } from '../rule/guess-1d.ts';
import { matchTwo } from '../rule/match-two.ts';
import { onZones } from '../rule/on-zones.ts';
import { tier } from '../rule/rule.ts';
import { sumExtreme } from '../rule/sum-extreme.ts';
import { tractor } from '../rule/tractor.ts';
import { STATE } from '../section.ts';
import { stateWords } from './state-words.ts';
import { D3 } from './face.ts';
import type { Play } from '../play.ts';
import type { ZoneRule } from '../rule/rule.ts';
import type { StateCode } from './state-words.ts';

const PLACE = {
  family: D3,
  style: 'official',
  group: { code: 'state', name: { zh: '福彩3D附加玩法', en: 'State 3D extra games' } },
} as const;

const SAME = { zh: '两同号', en: 'Twice or more' };

function state<P>(id: number, code: StateCode, example: string, rule: ZoneRule<P>): Play {
  const words = { ...stateWords[code], section: STATE, example };
  return definePlay(PLACE, { id, code: `state.${code}`, ...words }, onZones([[0, 1, 2]], rule));
}

/** The extra games of the state lottery 3D (plays.md section 2.3). */
export const statePlays = [
  state(2042, 'guess1D', '5', guess1d),
  state(2043, 'guess2D.same', '5', appear(3, 2, SAME)),
  state(
    2044,
    'guess2D.diff',
    '1,5',
    // Both digits occur: 1000 - 2 x 729 + 512.
    anyPos(3, 2, tier('t1', '两不同号', 'Both occur', 54)),
  ),
  state(2045, 'tongxuan', '1|2|3', matchTwo(headsAt(D3, [0, 1, 2]))),
  state(2046, 'bao3', '112', cover(3)),
  state(2047, 'bao6', '123', cover(6)),
  state(2048, 'bigsmall', '大', sumExtreme),
  state(2049, 'triple', '三同', anyTriple),
  state(2050, 'tractor', '拖拉机', tractor),
  state(2051, 'oddeven', '奇', allParity),
];
