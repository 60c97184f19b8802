import { credit } from './credit.ts';
import { drag } from './drag.ts';
import { fixed } from './fixed.ts';
import { state } from './official.ts';
import type { Play } from '../play.ts';

/** The plays of happy ten, tabs in menu order (plays.md sections 2.8 and 3.7). */
export const kl10: readonly Play[] = [fixed, ...state, ...drag, ...credit];
