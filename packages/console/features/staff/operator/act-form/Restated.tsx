import type { ReactNode } from 'react';
import { useWords } from '@fairlot/ui';
import inline from '@fairlot/ui/inline.module.css';
import styles from '../proposal-content/content.module.css';
import { text } from './text.ts';

/** Restates an act on money before it is sent: player, amount, target, fee, balance after. */
export function Restated(props: {
  readonly rows: readonly (readonly [name: string, value: ReactNode])[];
}) {
  const words = useWords(text);
  return (
    <dl className={styles['facts']} aria-label={words.restated} data-restated>
      {props.rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={inline['num']}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
