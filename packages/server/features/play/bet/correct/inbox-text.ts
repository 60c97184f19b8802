import { formatAmount } from '@fairlot/rules/core/amount-text';
import type { Money } from '@fairlot/rules/core/money';
import type { Bilingual } from '@fairlot/rules/core/text';
import type { Message } from '../../../messaging/inbox/index.ts';

/** What a player reads in his inbox of a number that was corrected, where bets of his ended otherwise by it. */
export const drawCorrected = (
  {
    name,
    gameId,
    serial,
    number,
  }: {
    readonly name: Bilingual;
    readonly gameId: number;
    readonly serial: number;
    readonly number: string;
  },
  { taken, paid }: { readonly taken: Money; readonly paid: Money },
): Pick<Message, 'title' | 'content' | 'link'> => ({
  title: {
    zh: `${name.zh} ${serial} 期开奖号码已更正`,
    en: `${name.en}: draw ${serial} was corrected`,
  },
  content: {
    zh: `更正后的号码为 ${number}。您在该期的奖金由 ${formatAmount(taken)} 改为 ${formatAmount(paid)}。`,
    en: `The number is ${number}. Of that issue you receive ${formatAmount(paid)} instead of ${formatAmount(taken)}.`,
  },
  link: { Path: `/DrawHistory/${gameId}` },
});
