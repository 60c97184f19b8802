import { useLanguage, useWords } from '@fairlot/ui';
import { useTypedMultiple } from '../stake/stake-store.ts';
import { STAKE } from '../stake/text.ts';
import { whyText } from './disabled-reason-text.ts';
import type { Board } from '../../board/pads/index.ts';

/** Why the buttons have nothing to send, in words that say what to do. */
export function useDisabledReason({ pad, choice, credit }: Board): string {
  const words = useWords(STAKE);
  const language = useLanguage();
  const { isBad } = useTypedMultiple();
  if (choice.style === 'credit' && !credit.table) return words.counting;
  if (choice.play.options.length > 0) {
    return credit.isBad ? words.badStake : words.nothingStaked;
  }
  if (isBad && choice.style === 'official') return words.badMultiple;
  return 'why' in pad.tally
    ? whyText(pad.tally.why, words, language)
    : choice.style === 'credit'
      ? words.badStake
      : '';
}
