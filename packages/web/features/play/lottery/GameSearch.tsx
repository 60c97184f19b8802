import { useEffect, useRef } from 'react';
import { Kbd, useWords } from '@fairlot/ui';
import { TextInput } from '@fairlot/ui/field';
import { preferences } from '@fairlot/shell';
import { text } from './text.ts';
import styles from './home.module.css';

/** Whether a key press is meant for what has the focus. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable]') !== null;

/** Finds games as one types; `/` jumps here, Enter opens the first, Escape empties it. */
export default function GameSearch(props: {
  value: string;
  change: (value: string) => void;
  openFirst: () => void;
}) {
  const { value, change, openFirst } = props;
  const words = useWords(text);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const jump = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      // WCAG 2.1.4: whoever turned keys of one character off has none.
      if (preferences.get().singleKeys === false) return;
      event.preventDefault();
      input.current?.focus();
    };
    addEventListener('keydown', jump);
    return () => removeEventListener('keydown', jump);
  }, []);
  return (
    <TextInput
      ref={input}
      icon="search"
      type="search"
      className={styles['entry']}
      aria-label={words.search}
      placeholder={words.searchHint}
      value={value}
      end={<Kbd aria-hidden>/</Kbd>}
      onText={change}
      onKeyDown={(event) => {
        if (event.key === 'Escape') change('');
        // While a word is being composed Enter belongs to the input method.
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) openFirst();
      }}
    />
  );
}
