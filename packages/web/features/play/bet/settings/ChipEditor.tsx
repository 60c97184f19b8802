import { useState } from 'react';
import { useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { FieldError, TextInput } from '@fairlot/ui/field';
import { pasteInto } from '../../board/credit/index.ts';
import { SETTINGS } from './settings-text.ts';
import inline from '@fairlot/ui/inline.module.css';
import styles from './settings.module.css';

type Props = {
  readonly label: string;
  readonly hint: string;
  readonly chips: readonly string[];
  readonly begun: readonly string[];
  /** A chip as it is typed; undefined for what is none. */
  readonly read: (text: string) => string | undefined;
  readonly onChips: (chips: readonly string[]) => void;
};

/** More figures than any chip has. */
const LONGEST = 8;

/** As many chips as there are, each a field: they hold as soon as all of them are chips and no two the same. */
export function ChipEditor({ label, hint, chips, begun, read, onChips }: Props) {
  const words = useWords(SETTINGS);
  const [typed, setTyped] = useState<readonly string[]>();
  const shown = typed ?? chips;
  const found = shown.map(read);
  const isBad = (index: number): boolean =>
    found[index] === undefined || found.indexOf(found[index]) !== index;
  const take = (index: number, text: string): void => {
    if (text.length > LONGEST) return;
    const next = shown.map((old, each) => (each === index ? text : old));
    setTyped(next);
    const whole = next.flatMap((each) => read(each) ?? []);
    if (new Set(whole).size === chips.length) onChips(whole);
  };
  return (
    <div className={styles['group']} role="group" aria-label={label}>
      <div className={inline['row']}>
        <b>{label}</b>
        <span className={inline['grow']} />
        <Button
          look="quiet"
          size="small"
          aria-label={`${label} ${words.restore}`}
          onClick={() => {
            setTyped(undefined);
            onChips(begun);
          }}
        >
          {words.restore}
        </Button>
      </div>
      <div className={styles['chips']}>
        {shown.map((text, index) => (
          <TextInput
            key={index}
            className={inline['num']}
            aria-label={`${label} ${words.chip(index + 1)}`}
            aria-invalid={isBad(index)}
            inputMode="numeric"
            autoComplete="off"
            value={text}
            onText={(next) => take(index, next)}
            onPaste={pasteInto((next) => take(index, next))}
          />
        ))}
      </div>
      <div role="status">
        {shown.some((_, index) => isBad(index)) ? (
          <FieldError>{hint}</FieldError>
        ) : (
          <span className={inline['mut']}>{hint}</span>
        )}
      </div>
    </div>
  );
}
