import type { Language } from '@fairlot/rules/core/text';
import { filled, formatMoney, formatTime, shortIssue, showToast } from '@fairlot/ui';
import { betHttp, type Receipt } from '@fairlot/wire/play/bet';
import { refetch } from '@fairlot/shell';
import { setWallet } from '../../../../session/index.ts';
import { playCue } from '../../alert/index.ts';
import { askHelp } from '../funds/ask-help.ts';
import type { Intent } from './attempt.ts';
import { cancelBets } from './cancel-bets.ts';
import { withoutPlaced } from '../lines/cart.ts';
import { clearDraft } from './clear-draft.ts';
import { OUTCOME } from './outcome-text.ts';
import { removePending } from './pending.ts';
import { notePlaced, type PlacedBet } from './placed.ts';
import { savedOf } from '../saved/saved-line.ts';
import { noteLast } from '../saved/saved-slips.ts';
import { cartOf } from '../lines/use-cart.ts';
import { backToUsual } from '../stake/stake-store.ts';

/**
 * What follows an accepted bet, wherever its answer came in: the balance, the slip, the cue, the toast
 * with its way back. Once for each bet, however many ask. `isQuiet`: told elsewhere on the screen.
 */
export function conclude(intent: Intent, receipt: Receipt, isQuiet = false): void {
  if (!removePending(intent.id)) return;
  setWallet(receipt.WalletAmount, true);
  if (receipt.Bonus !== undefined) askHelp();
  void playCue('accepted');
  notePlaced(receipt.SerialNumber, placedOf(intent, receipt));
  void refetch(betHttp.getBetRecords);
  void refetch(betHttp.getBetSums);
  const { gameId, fromCart } = intent;
  noteLast(gameId, savedOf(intent.lines));
  if (fromCart) cartOf(gameId).set((cart) => withoutPlaced(cart, fromCart));
  else clearDraft(intent);
  if (!isQuiet) backToUsual();
  if (!isQuiet) tellAccepted(receipt, cancellable(intent, receipt));
}

/** The bets that can be taken back: all but double-sided ones. Those of rows too long to be kept are not known. */
const cancellable = ({ lines }: Intent, { BetIds }: Receipt): readonly string[] =>
  BetIds.filter((_, i) => lines[i]?.oddsVersion === undefined);

/** Bets have their ids in the order of the rows; rows too long to be kept are not looked at again. */
const placedOf = ({ lines }: Intent, { BetIds }: Receipt): readonly PlacedBet[] =>
  lines.flatMap(({ play, content }, i): PlacedBet[] => {
    const id = BetIds[i];
    return id === undefined ? [] : [{ id, play, content }];
  });

/** Removes a bet that can no longer be accepted, and notifies the player. */
export function finishRejected(intent: Intent): void {
  if (!removePending(intent.id)) return;
  void playCue('refused');
  showToast({ kind: 'warn', text: filled(OUTCOME.notPlaced, shortIssue(intent.serial)) });
}

/** Official bets can be taken back until the close; double-sided ones cannot. */
function tellAccepted(receipt: Receipt, ids: readonly string[]): void {
  const staked = formatMoney(receipt.Amount);
  // Cash pays first: how much of the bonus is left of a stake is told with it, as its prize goes back in that proportion.
  const { Bonus } = receipt;
  const amount = (spoken: Language): string =>
    Bonus === undefined ? staked : OUTCOME.withBonus[spoken](staked, formatMoney(Bonus));
  const count = receipt.BetIds.length;
  const close = formatTime(receipt.CloseTimeStamp);
  const [first] = receipt.BetIds;
  if (ids.length === 0 && first !== undefined) {
    showToast({
      kind: 'done',
      text: {
        zh: OUTCOME.doneCredit.zh(count, amount('zh'), first),
        en: OUTCOME.doneCredit.en(count, amount('en'), first),
      },
    });
    return;
  }
  showToast({
    kind: 'done',
    text: {
      zh: OUTCOME.done.zh(count, amount('zh'), close),
      en: OUTCOME.done.en(count, amount('en'), close),
    },
    action: {
      label: OUTCOME.cancelBet,
      run: () => void cancelBets(ids),
    },
  });
}
