import type { Feature } from '#platform/feature';
import { alert } from './alert/index.ts';
import { bet } from './bet/index.ts';
import { combo } from './combo/index.ts';
import { fair } from './fair/index.ts';
import { favorites } from './favorites/index.ts';
import { instant } from './instant/index.ts';
import { lottery } from './lottery/index.ts';
import { rebate } from './rebate/index.ts';
import { responsibleGaming } from './responsible-gaming/index.ts';
import { schedule } from './schedule/index.ts';

export const playFeatures: readonly Feature[] = [
  lottery,
  favorites,
  responsibleGaming,
  alert,
  fair,
  rebate,
  bet,
  schedule,
  instant,
  combo,
];
