import { definePlay } from '../define.ts';
import { ballRow } from '../entry/pad.ts';
import { headsAt } from '../place.ts';
import { anyPos } from '../rule/any-pos.ts';
import { fixedAt } from '../rule/fixed-pos.ts';
import { onZones } from '../rule/on-zones.ts';
import { tier } from '../rule/rule.ts';
import { NUMBERS, X5 } from './face.ts';
import type { Play } from '../play.ts';

const FIRST = { zh: '前一', en: 'First' };
const ANY_POSITION = { zh: '不定位', en: 'Any position' };

/** 前一: the number that is drawn first. */
export const front1: readonly Play[] = [
  definePlay(
    { family: X5, style: 'official', group: { code: 'front1', name: FIRST } },
    {
      id: 3026,
      code: 'front1',
      section: FIRST,
      name: { zh: '前一直选', en: 'First number' },
      rule: {
        zh: '选择一个或多个号码，其中一个与第一位开奖号码相同，即中奖。',
        en: 'Pick numbers. You win if one of them is drawn first.',
      },
      example: '01,05',
    },
    fixedAt(
      [0],
      headsAt(X5, [0]).map((place) => ballRow(place, 1, NUMBERS)),
      1,
      { input: 'pool', won: tier('t1', FIRST.zh, FIRST.en, 1) },
    ),
  ),
];

/** Three positions in order of different numbers, and those of them that show a given one. */
const TRIPLES = 990;
const WITH_ONE = 270;

const anyOf = (id: number, code: string, zh: string, en: string, at: readonly number[]): Play =>
  definePlay(
    { family: X5, style: 'official', group: { code: 'anypos', name: ANY_POSITION } },
    {
      id,
      code: `${code}.any1`,
      section: ANY_POSITION,
      name: { zh: `${zh}位不定位`, en: `${en}, any position` },
      rule: {
        zh: `选择一个或多个号码，每个号码为一注，在开奖号码的${zh}位中出现，不论位置，即中奖。`,
        en: `Each picked number is a note and wins when it is drawn at one of the ${en.toLowerCase()} positions.`,
      },
      example: '01,05',
    },
    {
      ...onZones(
        [at],
        anyPos(3, 1, tier('t1', ANY_POSITION.zh, ANY_POSITION.en, WITH_ONE), {
          from: 1,
          size: NUMBERS,
        }),
      ),
      outcomes: BigInt(TRIPLES),
      at,
    },
  );

/** 不定位 of three positions. */
export const anyPosition: readonly Play[] = [
  anyOf(3028, 'front3', '前三', 'First three', [0, 1, 2]),
  anyOf(3029, 'mid3', '中三', 'Middle three', [1, 2, 3]),
  anyOf(3030, 'back3', '后三', 'Last three', [2, 3, 4]),
];
