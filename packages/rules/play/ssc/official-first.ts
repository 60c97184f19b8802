import { back3 } from './back3.ts';
import { back4 } from './back4.ts';
import { fb3 } from './fb3.ts';
import { fb4 } from './fb4.ts';
import { fixed } from './fixed.ts';
import { fmb3 } from './fmb3.ts';
import { front3 } from './front3.ts';
import { front4 } from './front4.ts';
import { mid3 } from './mid3.ts';
import { star5 } from './star5.ts';
import type { Play } from '../play.ts';

/** The first tabs of the official style: places, and three to five digits. */
export const sscOfficialFirst: readonly Play[] = [
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
];
