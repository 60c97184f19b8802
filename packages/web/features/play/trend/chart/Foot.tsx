import type { ColumnFacts } from '@fairlot/rules/play/trend/table';
import { useWords } from '@fairlot/ui';
import { PAST_WORDS } from '../past/text.ts';
import type { Layout } from './layout.ts';
import styles from './chart.module.css';

const FACTS = ['times', 'missing', 'averageMissing', 'mostMissing', 'mostInRow'] as const;

/** What each column comes to, below it. */
export function Foot({ layout, facts }: { layout: Layout; facts: readonly ColumnFacts[] }) {
  const words = useWords(PAST_WORDS);
  return (
    <div className={styles['foot']}>
      {FACTS.map((fact) => (
        <div key={fact} className={styles['sum']}>
          <div className={styles['label']}>{words[fact]}</div>
          {layout.columns.map(({ x, width }, column) => (
            <span key={x} style={{ width }}>
              {facts[column]?.[fact]}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}
