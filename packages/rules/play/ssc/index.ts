import { fixed } from './fixed.ts';
import { star5 } from './star5.ts';
import type { Play } from '../play.ts';

/** The plays of the five-digit family, tabs in menu order (plays.md section 2.2). */
export const ssc: readonly Play[] = [...fixed, ...star5];
