import { useWords } from '@fairlot/ui';
import { Checkbox } from '@fairlot/ui/checkbox';
import { classes } from '@fairlot/ui/class-names';
import { TextInput } from '@fairlot/ui/field';
import { useStore } from '@fairlot/shell';
import { amountChips } from './amount-chips.ts';
import { isBadStake, LONGEST_STAKE } from './credit.ts';
import { ODDS } from './odds-words.ts';
import type { Credit } from './use-credit.ts';
import { pasteInto } from './paste-number.ts';
import styles from './credit-tools.module.css';
import inline from '@fairlot/ui/inline.module.css';
import chips from '@fairlot/ui/chips.module.css';

/** What one tap on an option stakes, and whether any odds will do. */
export function CreditTools({ credit }: { credit: Credit }) {
  const words = useWords(ODDS);
  const amounts = useStore(amountChips);
  return (
    <>
      <span className={styles['label']}>{words.preset}</span>
      <TextInput
        className={classes(inline['num'], styles['amount'])}
        aria-label={words.preset}
        inputMode="decimal"
        autoComplete="off"
        value={credit.preset}
        aria-invalid={isBadStake(credit.preset)}
        onPaste={pasteInto(credit.setPreset)}
        onText={(text) => {
          if (text.length <= LONGEST_STAKE) credit.setPreset(text);
        }}
      />
      <span className={classes(chips['chips'], styles['chips'])}>
        {amounts.map((amount) => (
          <button
            key={amount}
            type="button"
            aria-pressed={amount === credit.preset}
            className={amount === credit.preset ? chips['on'] : undefined}
            onClick={() => credit.setPreset(amount)}
          >
            {amount}
          </button>
        ))}
      </span>
      <span className={classes(inline['grow'], styles['room'])} />
      <span className={styles['any']}>
        <Checkbox isOn={credit.acceptsAny} onChange={credit.setAcceptsAny}>
          {words.acceptAny}
        </Checkbox>
      </span>
    </>
  );
}
