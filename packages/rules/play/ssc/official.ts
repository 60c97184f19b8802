import { sscOfficialFirst } from './official-first.ts';
import { sscOfficialRest } from './official-rest.ts';
import type { Play } from '../play.ts';

/** The official plays of the five-digit family, tabs in menu order (plays.md sections 2.2 and 3.1). */
export const sscOfficial: readonly Play[] = [...sscOfficialFirst, ...sscOfficialRest];
