import { anyPosition } from './any-pos.ts';
import { back2 } from './back2.ts';
import { back3 } from './back3.ts';
import { back4 } from './back4.ts';
import { bsoePlays } from './bsoe.ts';
import { dragonTigers } from './dragon-tiger.ts';
import { fb2 } from './fb2.ts';
import { fb3 } from './fb3.ts';
import { fb4 } from './fb4.ts';
import { fixed } from './fixed.ts';
import { fmb3 } from './fmb3.ts';
import { front2 } from './front2.ts';
import { front3 } from './front3.ts';
import { front4 } from './front4.ts';
import { funPlays } from './fun.ts';
import { mid3 } from './mid3.ts';
import { ren2 } from './ren2.ts';
import { ren3 } from './ren3.ts';
import { ren4 } from './ren4.ts';
import { star5Sum } from './star5-sum.ts';
import { star5 } from './star5.ts';
import type { Play } from '../play.ts';

/** The official board of the five-digit family, tabs in menu order (plays.md sections 2.2 and 3.1). */
export const sscOfficial: readonly Play[] = [
  ...fixed,
  ...star5,
  ...back4,
  ...front4,
  ...fb4,
  ...front3,
  ...mid3,
  ...back3,
  ...fmb3,
  ...fb3,
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
