import { useEffect, useRef } from 'react';
import { HIGHEST_MULTIPLE } from '@fairlot/rules/odds/index';
import { Icon, useWords } from '@fairlot/ui';
import {
  leaveMultiple,
  resetMultiple,
  stepStake,
  typeMultiple,
  useTypedMultiple,
} from './stake-store.ts';
import { STAKE } from './text.ts';
import { pasteInto } from '../../board/credit/index.ts';
import styles from './stepper.module.css';
import inline from '@fairlot/ui/inline.module.css';

/** A held button repeats after this pause, and then this often. */
const HOLD_MS = 400;
const REPEAT_MS = 60;

/** The multiple: 1 to 99999, typed, stepped or held. The wheel of the mouse does nothing. */
export function Stepper({ multiple }: { multiple: number }) {
  const words = useWords(STAKE);
  const { text, isBad } = useTypedMultiple();
  return (
    <span className={styles['step']}>
      <StepButton by={-1} label={words.less} disabled={multiple <= 1} />
      <input
        className={inline['num']}
        aria-label={words.multiple}
        inputMode="numeric"
        autoComplete="off"
        aria-invalid={isBad}
        value={text ?? String(multiple)}
        onChange={(event) => typeMultiple(event.target.value)}
        onPaste={pasteInto(typeMultiple)}
        onBlur={leaveMultiple}
        onKeyDown={({ key }) => key === 'Escape' && resetMultiple()}
      />
      <StepButton by={1} label={words.more} disabled={multiple >= HIGHEST_MULTIPLE} />
    </span>
  );
}

function StepButton(props: { by: 1 | -1; label: string; disabled: boolean }) {
  const { by, label, disabled } = props;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = (): void => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const repeat = (): void => {
    stepStake({ multiple: by });
    timer.current = setTimeout(repeat, REPEAT_MS);
  };
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={() => stepStake({ multiple: by })}
      onPointerDown={() => (timer.current = setTimeout(repeat, HOLD_MS))}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
    >
      <Icon name={by === 1 ? 'plus' : 'minus'} size={14} />
    </button>
  );
}
