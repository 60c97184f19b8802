import { useEffect, useState } from 'react';
import { TextInput } from './TextInput.tsx';

const TYPED_MS = 300;

/** Looks for what is typed once typing pauses, so that each letter does not ask anew; undefined: nothing is looked for. */
export function FindBox(props: {
  readonly label: string;
  readonly value: string | undefined;
  readonly onFind: (search: string | undefined) => void;
  readonly maxLength?: number;
}) {
  const { label, value = '', onFind, maxLength = 32 } = props;
  const [typed, setTyped] = useState(value);
  const [timer, setTimer] = useState<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer), [timer]);
  return (
    <TextInput
      icon="search"
      aria-label={label}
      placeholder={label}
      maxLength={maxLength}
      value={typed}
      onText={(text) => {
        setTyped(text);
        setTimer(setTimeout(() => onFind(text.trim() || undefined), TYPED_MS));
      }}
    />
  );
}
