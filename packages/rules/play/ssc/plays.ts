import type { Play } from '../play.ts';
import { sscCredit } from './credit.ts';
import { sscOfficial } from './official.ts';

/** The plays of the five-digit family, tabs in menu order (plays.md sections 2.2 and 3.1). */
export const ssc: readonly Play[] = [...sscOfficial, ...sscCredit];
