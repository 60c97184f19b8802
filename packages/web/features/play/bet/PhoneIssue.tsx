import { memo } from 'react';
import { drawLength } from '@fairlot/rules/play/draw-shape';
import { classes } from '@fairlot/ui/class-names';
import { IssueClock, LastDraw, useFamilyHere } from '../lottery/issue/index.ts';
import { MyResult, useOwnHits } from '../slip/index.ts';
import styles from './phone.module.css';

/** More balls than this do not stand beside a countdown. */
const MOST_BESIDE = 5;

/** Last draw and countdown: side by side, or the balls below where they are many. A tap leaves it alone. */
export const PhoneIssue = memo(function PhoneIssue(props: {
  gameId: number;
  isVerifiable: boolean;
}) {
  const isStacked = drawLength(useFamilyHere().draw) > MOST_BESIDE;
  return (
    <section
      className={classes(styles['issue'], isStacked && styles['stacked'])}
      data-issue
      data-stacked={isStacked || undefined}
    >
      <LastDraw {...props} phone Own={MyResult} hitsOf={useOwnHits()} />
      <IssueClock phone />
    </section>
  );
});
