export type { Attempt } from './attempt.ts';
export { loadPlace, PLACE } from './use-place.ts';
