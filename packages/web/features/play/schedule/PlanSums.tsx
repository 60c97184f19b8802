import { useMemo } from 'react';
import type { Money as Amount } from '@fairlot/rules/core/money';
import { findFamily } from '@fairlot/rules/play/registry';
import { chancesOf, type ChanceBet } from '@fairlot/rules/schedule/chances';
import { allLose } from '@fairlot/rules/schedule/simulate';
import { Money, useWords } from '@fairlot/ui';
import { PLAN } from './text.ts';
import { percentText } from './percent.ts';
import styles from './plan.module.css';

/** What is set aside, the most that it can lose, and how likely it is that nothing wins. */
export function PlanSums(props: {
  readonly bets: readonly ChanceBet[];
  readonly family: string;
  readonly issues: number;
  readonly total: Amount;
  readonly worst: Amount | undefined;
}) {
  const { bets, family, issues, total, worst } = props;
  const words = useWords(PLAN);
  const chances = useMemo(() => {
    const shape = findFamily(family)?.draw;
    return shape && chancesOf(bets, shape);
  }, [bets, family]);
  return (
    <dl className={styles['sums']}>
      <div>
        <dt>{words.total}</dt>
        <dd>
          <Money amount={total} currency />
        </dd>
      </div>
      <div>
        <dt>{words.worst}</dt>
        <dd>{worst === undefined ? '—' : <Money amount={worst} currency />}</dd>
      </div>
      <div>
        <dt>{words.allLose}</dt>
        <dd>{chances && issues > 0 ? percentText(allLose(chances.outcomes, issues)) : '—'}</dd>
      </div>
    </dl>
  );
}
