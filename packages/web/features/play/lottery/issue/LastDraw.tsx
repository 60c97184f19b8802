import { formatCountdown, fullIssue, Icon, shortIssue, useWords } from '@fairlot/ui';
import { serverNow } from '@fairlot/shell';
import { DrawnBalls } from './DrawnBalls.tsx';
import { FactsText } from './FactsText.tsx';
import type { HitsOf } from './hits-of.ts';
import { isDrawn, lastResultAt, type LastResult } from './issue-view.ts';
import { useTick } from './tick.ts';
import { useTurn } from './use-moment.ts';
import { useIssues } from './use-issues.ts';
import { openVerify } from './verify-link.ts';
import type { ComponentType } from 'react';
import type { IssueInfo } from '@fairlot/wire/play/lottery';
import { ISSUE } from './text.ts';
import { classes } from '@fairlot/ui/class-names';
import styles from './issue.module.css';
import inline from '@fairlot/ui/inline.module.css';

/** What the player's own bets of an issue brought. */
export type OwnResult = ComponentType<{ gameId: number; issue: IssueInfo }>;

/** The newest issue that is over, from its close to the prizes paid. */
export function LastDraw(props: {
  gameId: number;
  isVerifiable: boolean;
  phone?: boolean;
  /** What the player's own bets of a settled issue brought, in the place of its facts. */
  Own: OwnResult;
  hitsOf: HitsOf;
}) {
  const { gameId, isVerifiable, phone = false, Own, hitsOf } = props;
  const words = useWords(ISSUE);
  const outcome = useLastResult();
  const serial = outcome.phase === 'none' ? 0 : outcome.issue.SerialNumber;
  const isTold = useTurn(gameId, serial, 'news');
  if (outcome.phase === 'none') return <div className={styles['last']} />;
  const { issue } = outcome;
  const isNumbered = isDrawn(issue);
  const name = phone ? shortIssue(serial) : fullIssue(serial);
  return (
    <div className={styles['last']} data-last>
      <div className={styles['label']}>
        <IssueName name={name} />
        {outcome.phase === 'awarded' && isTold ? (
          <Own gameId={gameId} issue={issue} />
        ) : (
          <LastResultText result={outcome} />
        )}
        {!phone && isVerifiable && isNumbered && !issue.IsDemoHistory && (
          <button
            type="button"
            className={classes(inline['vlink'], styles['verify'])}
            onClick={() => openVerify(serial)}
          >
            <Icon name="shield" size={14} />
            {words.verify}
          </button>
        )}
      </div>
      <DrawnBalls issue={issue} size={phone ? 'md' : 'lg'} hitsOf={hitsOf} />
    </div>
  );
}

function IssueName({ name }: { name: string }) {
  const words = useWords(ISSUE);
  return (
    <span>
      {words.before} <b className={inline['num']}>{name}</b> {words.after}
    </span>
  );
}

function LastResultText({ result }: { result: LastResult }) {
  const words = useWords(ISSUE);
  switch (result.phase) {
    case 'none':
      return null;
    case 'closed':
      return <span className={inline['sec']}>{words.waiting}</span>;
    case 'drawing':
      return <span className={inline['sec']}>{words.drawing}</span>;
    case 'late':
      return (
        <span className={classes(styles['late'], inline['num'])}>
          {words.lateHere(formatCountdown(result.lateSeconds * 1000))}
        </span>
      );
    case 'unopened':
      return <span className={inline['sec']}>{words.unopened}</span>;
    case 'cancelled':
      return (
        <b className={styles['late']} role="alert">
          {words.cancelled}
        </b>
      );
    default:
      return <FactsText issue={result.issue} />;
  }
}

/** The outcome as of now; renders when it changes, and each second while a number is late. */
function useLastResult(): LastResult {
  const issues = useIssues();
  useTick((nowMs) => {
    const outcome = lastResultAt(issues, nowMs);
    const late = outcome.phase === 'late' ? outcome.lateSeconds : 0;
    return outcome.phase === 'none'
      ? 'none'
      : `${outcome.phase} ${outcome.issue.SerialNumber} ${late}`;
  });
  return lastResultAt(issues, serverNow());
}
