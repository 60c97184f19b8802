import { anyPosition } from './any-pos.ts';
import { back2 } from './back2.ts';
import { bsoePlays } from './bsoe.ts';
import { dragonTigers } from './dragon-tiger.ts';
import { fb2 } from './fb2.ts';
import { front2 } from './front2.ts';
import { funPlays } from './fun.ts';
import { ren2 } from './ren2.ts';
import { ren3 } from './ren3.ts';
import { ren4 } from './ren4.ts';
import { star5Sum } from './star5-sum.ts';
import type { Play } from '../play.ts';

/** The last tabs of the official style: two digits, any places, big and small, sums and the like. */
export const sscOfficialRest: readonly Play[] = [
  ...front2,
  ...back2,
  ...fb2,
  ...anyPosition,
  ...dragonTigers,
  ...ren2,
  ...ren3,
  ...ren4,
  ...bsoePlays,
  ...star5Sum,
  ...funPlays,
];
