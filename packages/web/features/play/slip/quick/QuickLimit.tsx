import { useState } from 'react';
import { formatMoney, useWords } from '@fairlot/ui';
import { Field, TextInput } from '@fairlot/ui/field';
import { useStore } from '@fairlot/shell';
import { pasteInto, stakeOfText } from '../../board/credit/index.ts';
import { QUICK } from './quick-text.ts';
import { isQuickLimit, quickBet } from './quick.ts';
import inline from '@fairlot/ui/inline.module.css';

/** Longer amounts are out of bounds. */
const LONGEST = 12;

/** The amount above which a quick bet is asked for: it holds as soon as it is one. */
export function QuickLimit() {
  const words = useWords(QUICK);
  const { limit } = useStore(quickBet);
  const [typed, setTyped] = useState<string>();
  const read = (text: string) => {
    const amount = stakeOfText(text);
    return amount !== undefined && isQuickLimit(amount) ? amount : undefined;
  };
  const take = (text: string): void => {
    if (text.length > LONGEST) return;
    setTyped(text);
    const amount = read(text);
    if (amount !== undefined) quickBet.set((old) => ({ ...old, limit: amount }));
  };
  const isBad = typed !== undefined && read(typed) === undefined;
  return (
    <Field label={words.above} hint={words.bounds} {...(isBad && { error: words.bounds })}>
      {(control) => (
        <TextInput
          {...control}
          className={inline['num']}
          inputMode="decimal"
          autoComplete="off"
          value={
            typed ??
            formatMoney(limit)
              .replaceAll(',', '')
              .replace(/\.?0+$/, '')
          }
          onText={take}
          onPaste={pasteInto(take)}
          // What is no limit is not one: the field shows the one that holds.
          onBlur={() => setTyped(undefined)}
        />
      )}
    </Field>
  );
}
