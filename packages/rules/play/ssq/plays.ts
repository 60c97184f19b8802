import { blueBall } from './blue.ts';
import { standard } from './standard.ts';
import type { Play } from '../play.ts';

/** The plays of 双色球, tabs in menu order (plays.md section 2.9). */
export const ssq: readonly Play[] = [...standard, blueBall];
