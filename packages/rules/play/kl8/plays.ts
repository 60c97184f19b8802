import { credit } from './credit.ts';
import { drag } from './drag.ts';
import { pick } from './pick.ts';
import type { Play } from '../play.ts';

/** The plays of keno, tabs in menu order (plays.md sections 2.7 and 3.6). */
export const kl8: readonly Play[] = [...pick, ...drag, ...credit];
