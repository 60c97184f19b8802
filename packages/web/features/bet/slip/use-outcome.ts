import { useEffect } from 'react';
import type { Language } from '@fairlot/rules/core/text';
import { formatMoney, formatTime, showToast, useLanguage, wordsIn } from '@fairlot/ui';
import { betHttp, type Receipt } from '@fairlot/wire/bet';
import { refetch, setWallet } from '../../../session/index.ts';
import { pricesOf } from '../pads/credit.ts';
import type { Betting } from '../use-betting.ts';
import { cancelBets } from './cancel-bets.ts';
import { atOdds, EMPTY_CART, markRefused, takeOdds } from './cart.ts';
import { notePlaced } from './placed.ts';
import { OUTCOME } from './outcome-text.ts';

/** What follows an answer: the balance, the toast with its way back, the slip, the marked row. */
export function useOutcome(betting: Betting): void {
  const { place, cart, clearDraft } = betting;
  const { attempt, close } = place;
  const language = useLanguage();
  useEffect(() => {
    if (attempt.step === 'accepted') {
      const { intent, receipt } = attempt;
      setWallet(receipt.WalletAmount, true);
      notePlaced(receipt.SerialNumber);
      void refetch(betHttp.getBetRecords);
      if (intent.fromCart) cart.set(({ nextId }) => ({ ...EMPTY_CART, nextId }));
      else clearDraft();
      const isCredit = intent.lines.every((line) => line.oddsVersion !== undefined);
      tellAccepted(receipt, intent.lines.length, isCredit, language);
      close();
    }
    if (attempt.step === 'confirming' && attempt.refusal && attempt.intent.fromCart) {
      const { params, text } = attempt.refusal;
      const row = Number(params['row']);
      if (Number.isInteger(row)) cart.set((old) => markRefused(old, row, text));
    }
  }, [attempt, cart, clearDraft, close, language]);
}

/** Official bets can be taken back until the close; double-sided ones cannot. */
function tellAccepted(
  receipt: Receipt,
  lines: number,
  isCredit: boolean,
  language: Language,
): void {
  const words = wordsIn(OUTCOME, language);
  const amount = formatMoney(receipt.Amount);
  if (isCredit) {
    showToast({ kind: 'done', text: words.doneCredit(lines, amount) });
    return;
  }
  showToast({
    kind: 'done',
    text: words.done(lines, amount, formatTime(receipt.CloseTimeStamp)),
    action: {
      label: words.cancelBet,
      run: () => void cancelBets(receipt.BetIds, language),
    },
  });
}

/** Reads the odds of now, puts them on the rows and asks the player anew. */
export async function askAtNewOdds(betting: Betting): Promise<void> {
  const { place, credit, cart } = betting;
  const { attempt } = place;
  if (attempt.step !== 'confirming') return;
  const table = await credit.renew();
  if (!table) return;
  const priceOf = pricesOf(table, credit.plays);
  if (attempt.intent.fromCart) cart.set((old) => takeOdds(old, table.version, priceOf));
  const lines = attempt.intent.lines.map((line) => atOdds(line, table.version, priceOf));
  place.open({ ...attempt.intent, lines });
}
