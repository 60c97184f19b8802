import type { Manifest } from '../../frame/manifest.ts';
import { lottery } from './lottery/index.ts';
import { lobby } from './lobby/index.ts';
import { favorites } from './favorites/index.ts';
import { responsibleGaming } from './responsible-gaming/index.ts';
import { alert } from './alert/index.ts';
import { fair } from './fair/index.ts';
import { slip } from './slip/index.ts';
import { bet } from './bet/index.ts';
import { schedule } from './schedule/index.ts';
import { award } from './award/index.ts';
import { combo } from './combo/index.ts';
import { nextDraw } from './next-draw/index.ts';
import { openBets } from './open-bets/index.ts';
import { timeline } from './timeline/index.ts';

export const play: readonly Manifest[] = [
  lottery,
  lobby,
  favorites,
  responsibleGaming,
  alert,
  fair,
  slip,
  bet,
  schedule,
  award,
  combo,
  nextDraw,
  timeline,
  openBets,
];
