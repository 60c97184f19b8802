import { useEffect, useRef, useState } from 'react';
import { Checkbox } from '@fairlot/ui/checkbox';
import { useWords } from '@fairlot/ui';
import { TermsDiff } from './TermsDiff.tsx';
import styles from './terms.module.css';
import { text } from './text.ts';

/** The refusal that asks: which version is there, and which he had. */
type Asked = { readonly params?: Readonly<Record<string, string | number>> };

/** What changed since he accepted it, and accepting it: asked after the password of a sign-in. */
export function TermsField(props: {
  readonly asked: Asked;
  /** The version that he accepts; undefined: none. */
  readonly onAccept: (version: number | undefined) => void;
}) {
  const { asked, onAccept } = props;
  const words = useWords(text);
  const [version, accepted] = [
    Number(asked.params?.['version']),
    Number(asked.params?.['accepted']),
  ];
  const [isOn, setOn] = useState(false);
  const section = useRef<HTMLElement>(null);
  // It comes after a press, and may come below what a phone shows.
  useEffect(() => section.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <section ref={section} className={styles['asked']} aria-label={words.changes(accepted)}>
      <h2>{words.changes(accepted)}</h2>
      {/* It scrolls, so the keyboard has to get there. */}
      <div className={styles['scroll']} tabIndex={0} role="group" aria-label={words.title}>
        <TermsDiff accepted={accepted} />
      </div>
      <a className={styles['all']} href="/Agreement" target="_blank" rel="noreferrer">
        {words.readAll}
      </a>
      <Checkbox
        isOn={isOn}
        onChange={(next) => {
          setOn(next);
          onAccept(next ? version : undefined);
        }}
      >
        {words.accept}
      </Checkbox>
    </section>
  );
}
