import { Status, formatCountdown, useWords } from '@fairlot/ui';
import type { IssueInfo } from '@fairlot/wire/play/lottery';
import { useServerNow } from '@fairlot/shell';
import { stateWord } from './history-columns.ts';
import { ISSUE_STATE, lateMs } from './history-view.ts';
import { HISTORY } from './text.ts';
import styles from './draw-history.module.css';

/** Where an issue stands, why operators held, cancelled or corrected it, and what it drew first. A result that is overdue says for how long. */
export function HistoryState(props: { issue: IssueInfo; isOfficial: boolean }) {
  const words = useWords(HISTORY);
  const { Notice, FirstWinningNumber: first } = props.issue;
  if (Notice === undefined && first === undefined) return <Where {...props} />;
  return (
    <span className={styles['noticed']}>
      <Where {...props} />
      {first !== undefined && (
        <small className={styles['notice']}>{words.first(first.replaceAll(',', ' '))}</small>
      )}
      {Notice !== undefined && <small className={styles['notice']}>{words.notice(Notice)}</small>}
    </span>
  );
}

function Where({ issue, isOfficial }: { issue: IssueInfo; isOfficial: boolean }) {
  const words = useWords(HISTORY);
  if (issue.State === ISSUE_STATE.WAITING) return <Waiting issue={issue} isOfficial={isOfficial} />;
  const word = stateWord(issue, words);
  if (issue.State !== ISSUE_STATE.CANCEL) return <Status look="done">{word}</Status>;
  if (issue.NeverOpened) return <Status look="off">{word}</Status>;
  return (
    <Status look="off">
      {word} · {words.refunded}
    </Status>
  );
}

function Waiting({ issue, isOfficial }: { issue: IssueInfo; isOfficial: boolean }) {
  const words = useWords(HISTORY);
  const late = lateMs(issue, useServerNow());
  if (late === 0) return <Status look="wait">{words.waiting}</Status>;
  const time = formatCountdown(late);
  return <Status look="warn">{isOfficial ? words.officialLate(time) : words.late(time)}</Status>;
}
