export { heatWindow } from './figures/figure-kind.ts';
export { keptPerGame } from './kept/kept-games.ts';
export { formOf, gamesForm } from './kept/kept-form.ts';
export { Modal } from './modal/Modal.tsx';
export { MODAL_LOOK } from './modal/modal-look.ts';
export { CreditTools } from './credit/CreditTools.tsx';
export { amountChips, AMOUNTS, readAmountChip } from './credit/amount-chips.ts';
export {
  BOARD_KEYS,
  giveKey,
  isFreeKey,
  ownKeys,
  useKeyOf,
  type BoardKey,
  type OwnKeys,
} from './keys/board-keys.ts';
export { creditLines, isBadStake, noteLine, pricesOf, stakeOfText } from './credit/credit.ts';
export { doubleStakes } from './credit/double-stakes.ts';
export { draftOf, textsOf, withText, type Draft } from './picks/draft.ts';
export {
  commandOf,
  isOnce,
  moveFrom,
  type Command,
  type Focus,
  type KeyContext,
} from './keys/keys.ts';
export { limitsOf, type GameLimits } from './credit/limits.ts';
export type { NewLine, PriceOf } from './picks/line.ts';
export { Pad, PADS, type Cells } from './pads/Pad.tsx';
export { usePicking } from './picks/use-picking.ts';
export { pasteInto } from './credit/paste-number.ts';
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
} from './picks/picks.ts';
export { RANDOM, randomContents } from './picks/random-part.ts';
export { rowName } from './picks/row-name.ts';
export { isPickedAsSent, isStakedAsSent } from './credit/sent-picks.ts';
export { useBoard, type Board } from './pads/use-board.ts';
export type { Credit } from './credit/use-credit.ts';
export { cellsPerLine, focusCell, usePadFocus, type PadFocus } from './pads/use-pad-focus.ts';
export { fetchRemembered, rememberPlay, useChoice, type Choice } from './play/choice.ts';
export { PlaySheet } from './play/PlaySheet.tsx';
export { RulesDialog } from './play/RulesDialog.tsx';
export { oddsText } from './play/odds-text.ts';
export { PriceTable } from './play/PriceTable.tsx';
export { tierPrizes } from './play/prize-facts.ts';
export {
  edgeText,
  highestReturn,
  lowestReturn,
  rangeText,
  returnText,
} from './play/return-facts.ts';
export { picksText } from './play/picks-text.ts';
export { PlayTabs } from './play/PlayTabs.tsx';
export { PrizeNote } from './play/PrizeNote.tsx';
export { RuleLine } from './play/RuleLine.tsx';
export { shortNames } from './play/short-names.ts';
export { SubPlays } from './play/SubPlays.tsx';
