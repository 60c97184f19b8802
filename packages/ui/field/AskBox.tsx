import { useState, type ComponentProps } from 'react';
import { TextInput } from './TextInput.tsx';

/** A box among filters that asks when typing is done: on Enter, on leaving, and when it is emptied. */
export function AskBox(props: {
  readonly label: string;
  readonly value: string;
  readonly isGood: (text: string) => boolean;
  readonly onText: (text: string) => void;
  readonly inputMode?: ComponentProps<'input'>['inputMode'];
  readonly maxLength?: number;
  readonly className?: string | undefined;
}) {
  const { label, value, isGood, onText, inputMode = 'decimal', maxLength, className } = props;
  const [typed, setTyped] = useState(value);
  const apply = (text: string): void => {
    if (text !== value && isGood(text)) onText(text);
  };
  return (
    <form
      className={className}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        apply(typed);
      }}
    >
      <TextInput
        type="search"
        inputMode={inputMode}
        aria-label={label}
        aria-invalid={!isGood(typed)}
        placeholder={label}
        value={typed}
        {...(maxLength !== undefined && { maxLength })}
        onText={(text) => {
          setTyped(text);
          if (text === '') apply('');
        }}
        onBlur={() => apply(typed)}
      />
    </form>
  );
}
