export { draftOf, textsOf, withText, type Draft } from './draft.ts';
export { type NewLine, type PriceOf } from './line.ts';
export { usePicking } from './use-picking.ts';
export {
  isCounted,
  isPicked,
  picksOf,
  quickPick,
  tallyContent,
  togglePick,
  type Counted,
  type Tally,
  type Why,
} from './picks.ts';
export { RANDOM, randomContents } from './random-part.ts';
export { rowName } from './row-name.ts';
