export type { Attempt } from './attempt.ts';
export { loadPlace, PLACE, usePlace, type Place } from './use-place.ts';
