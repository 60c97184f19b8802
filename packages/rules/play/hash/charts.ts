import { figure, numbers } from '../trend/blocks.ts';
import { judged, options } from '../trend/option-block.ts';
import { sidesChart } from '../trend/two-sided.ts';
import { hash } from './plays.ts';
import { BANKER, bullPointsAt, BULL_BANKER, BULL_PLAYER, PLAYER, pointsAt } from './points.ts';
import type { Block, Chart } from '../trend/chart.ts';

const block = (code: string, codes?: readonly string[]): readonly Block[] =>
  hash
    .filter((play) => play.code === `hash.${code}`)
    .map((play) => options(judged(play, codes), play.name, true));

/** The charts of a hash (plays.md section 8.2). */
export const charts: readonly Chart[] = [
  {
    code: 'last',
    name: { zh: '尾字符', en: 'Last' },
    blocks: [...block('hex', [...'0123456789abcdef']), ...block('tail', numbers(0, 9))],
  },
  {
    code: 'winner',
    name: { zh: '庄闲', en: 'Banker, player' },
    blocks: [
      ...block('zx'),
      ...block('niu'),
      figure({ zh: '庄家点数', en: 'Banker' }, numbers(0, 9), 0, (draw) => pointsAt(draw, BANKER)),
      figure({ zh: '闲家点数', en: 'Player' }, numbers(0, 9), 0, (draw) => pointsAt(draw, PLAYER)),
    ],
  },
  {
    code: 'bull',
    name: { zh: '牛牛', en: 'Bull' },
    blocks: [
      figure({ zh: '庄家牛', en: 'Banker' }, numbers(1, 10), 1, (draw) =>
        bullPointsAt(draw, BULL_BANKER),
      ),
      figure({ zh: '闲家牛', en: 'Player' }, numbers(1, 10), 1, (draw) =>
        bullPointsAt(draw, BULL_PLAYER),
      ),
    ],
  },
  sidesChart(hash),
];
