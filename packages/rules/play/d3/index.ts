import type { Play } from '../play.ts';

/** The plays of the three-digit family, tabs in menu order. */
export const d3: readonly Play[] = [];
