import { useEffect, useRef, useState } from 'react';
import { Checkbox } from '@fairlot/ui/checkbox';
import { useWords } from '@fairlot/ui';
import type { TermsRefusal } from '../../auth/login/index.ts';
import { TermsDiff } from './TermsDiff.tsx';
import styles from './terms.module.css';
import { text } from './text.ts';

/** Shows what changed since the accepted version, and accepts the current one: for a login that was refused. */
export default function TermsField(props: {
  readonly asked: TermsRefusal;
  /** The version that the player accepts; undefined while the box is not checked. */
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
