import { useId, type Ref } from 'react';
import { Icon } from '@fairlot/ui';
import { FieldError } from './FieldError.tsx';

/** One line of plain text with its label above and what is wrong below. */
export function AccountField(props: {
  label: string;
  value: string;
  change: (value: string) => void;
  error?: string | undefined;
  hint?: string;
  autoComplete: 'username' | 'nickname';
  inputRef?: Ref<HTMLInputElement>;
}) {
  const id = useId();
  const { label, value, change, error, hint, autoComplete, inputRef } = props;
  return (
    <div className="fm-row">
      <label htmlFor={id}>{label}</label>
      <span className={`field ${error ? 'is-err' : ''}`}>
        <Icon name="person" />
        <input
          ref={inputRef}
          id={id}
          type="text"
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          value={value}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => change(event.target.value)}
        />
      </span>
      <span id={`${id}-note`}>
        {error ? <FieldError>{error}</FieldError> : hint && <span className="fm-note">{hint}</span>}
      </span>
    </div>
  );
}
