import { useId, useState, type ReactNode, type Ref } from 'react';
import { Icon, useWords } from '@fairlot/ui';
import { FieldError } from './FieldError.tsx';
import { text } from './text.ts';

/** A password with an eye, and a word when Caps Lock is on. */
export function PasswordField(props: {
  label: string;
  value: string;
  change: (value: string) => void;
  error?: string | undefined;
  autoComplete: 'current-password' | 'new-password';
  inputRef?: Ref<HTMLInputElement>;
  children?: ReactNode;
}) {
  const words = useWords(text);
  const id = useId();
  const [isShown, show] = useState(false);
  const [hasCaps, setCaps] = useState(false);
  const { label, value, change, error, autoComplete, inputRef, children } = props;
  return (
    <div className="fm-row">
      <label htmlFor={id}>{label}</label>
      <span className={`field ${error ? 'is-err' : ''}`}>
        <Icon name="lock" />
        <input
          ref={inputRef}
          id={id}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          spellCheck={false}
          maxLength={256}
          value={value}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => change(event.target.value)}
          onKeyUp={(event) => setCaps(event.getModifierState('CapsLock'))}
        />
        <button
          type="button"
          aria-label={isShown ? words.hide : words.show}
          aria-pressed={isShown}
          onClick={() => show((now) => !now)}
        >
          <Icon name={isShown ? 'eye-off' : 'eye'} />
        </button>
      </span>
      <span id={`${id}-note`}>
        {error && <FieldError>{error}</FieldError>}
        {!error && hasCaps && <span className="fm-note">{words.capsLock}</span>}
      </span>
      {children}
    </div>
  );
}
