import { useState } from 'react';
import { readWhole } from '@fairlot/rules/core/typed-number';
import { isMultiple } from '@fairlot/rules/odds/index';
import { useWords } from '@fairlot/ui';
import { Checkbox } from '@fairlot/ui/checkbox';
import { TextInput } from '@fairlot/ui/field';
import { useStore } from '@fairlot/shell';
import { pasteInto } from '../../board/credit/index.ts';
import { UnitSwitch, usualStake, useStake } from '../../slip/stake/index.ts';
import { SETTINGS } from './settings-text.ts';
import inline from '@fairlot/ui/inline.module.css';
import styles from './settings.module.css';

const LONGEST = 8;

const read = (text: string): number | undefined => {
  const number = readWhole(text);
  return number !== undefined && isMultiple(number) ? number : undefined;
};

/** Unit and multiple that the board goes back to after each bet; it begins with those of now. */
export function UsualStake() {
  const words = useWords(SETTINGS);
  const usual = useStore(usualStake);
  const { mode, multiple } = useStake();
  const [typed, setTyped] = useState<string>();
  const take = (text: string): void => {
    const times = read(text);
    if (text.length <= LONGEST) setTyped(text);
    if (times !== undefined && usual) usualStake.set({ ...usual, multiple: times });
  };
  return (
    <fieldset className={styles['group']}>
      <legend>{words.usual}</legend>
      <Checkbox
        isOn={usual !== undefined}
        onChange={(isOn) => usualStake.set(isOn ? { mode, multiple } : undefined)}
      >
        {words.usualOn}
      </Checkbox>
      {usual && (
        <div className={styles['chips']}>
          <UnitSwitch
            mode={usual.mode}
            onMode={(next) => usualStake.set({ ...usual, mode: next })}
          />
          <TextInput
            className={inline['num']}
            aria-label={words.times}
            aria-invalid={typed !== undefined && read(typed) === undefined}
            inputMode="numeric"
            autoComplete="off"
            value={typed ?? String(usual.multiple)}
            onText={take}
            onPaste={pasteInto(take)}
            onBlur={() => setTyped(undefined)}
          />
        </div>
      )}
    </fieldset>
  );
}
