import type { Bilingual } from '../core/text.ts';

type Target = { readonly BankName: Bilingual; readonly Shown: string; readonly Memo: string };

/** Names the target of a withdrawal: its bank, the masked number and the memo, if it has one. */
export const targetText = (
  { BankName, Shown, Memo }: Target,
  say: (text: Bilingual) => string,
): string => [say(BankName), Shown, ...(Memo === '' ? [] : [`Memo ${Memo}`])].join(' ');
