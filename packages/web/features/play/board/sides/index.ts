export { keyOf, sidesOf, type Side } from './sides.ts';
export { linesOfSides } from './side-lines.ts';
export { oddsFor, oddsNow, useOddsOf, type OddsTable } from './use-odds-of.ts';
export { useSides } from './use-sides.ts';
