import { IssueClock, LastDraw } from '../lottery/issue/index.ts';
import { MyResult, useOwnHits } from '../slip/index.ts';
import styles from './phone.module.css';

/** Last draw and countdown, side by side. */
export function PhoneIssue(props: { gameId: number; isVerifiable: boolean }) {
  return (
    <section className={styles['issue']} data-issue>
      <LastDraw {...props} phone Own={MyResult} hitsOf={useOwnHits()} />
      <IssueClock phone />
    </section>
  );
}
