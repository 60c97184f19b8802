import type { Feature } from '#platform/feature';

export { isBelow, readLineAbove } from './store.ts';

/** The line of a player is everybody below him, at whatever depth. */
export const line: Feature = { name: 'line' };
