import type { HistoryFamily } from './use-family-past.ts';
import { fullIssue, shortIssue, showToast, useWords } from '@fairlot/ui';
import { IconButton } from '@fairlot/ui/button';
import { copyText } from '@fairlot/ui/copy-text';
import type { IssueInfo } from '@fairlot/wire/play/lottery';
import { navigate } from '@fairlot/shell';
import type { Game } from '../games/use-games.ts';
import { numberText } from './history-columns.ts';
import { HISTORY } from './text.ts';
import styles from './draw-history.module.css';

/** Copies the number of an issue, or opens its proof over the page. */
export function RowActions(props: { issue: IssueInfo; game: Game; family: HistoryFamily }) {
  const { issue, game, family } = props;
  const words = useWords(HISTORY);
  const name = shortIssue(issue.SerialNumber);
  const copy = async () => {
    const line = `${fullIssue(issue.SerialNumber)} ${numberText(family, issue)}`;
    const isCopied = await copyText(line);
    showToast(
      isCopied
        ? { kind: 'done', text: HISTORY.copied }
        : { kind: 'failed', text: HISTORY.notCopied },
    );
  };
  return (
    <span className={styles['actions']}>
      {issue.WinningNumber !== null && (
        <IconButton icon="copy" label={words.copy(name)} size="small" onClick={() => void copy()} />
      )}
      {game.IsVerifiable && (
        <IconButton
          icon="shield"
          label={words.verify(name)}
          size="small"
          className={styles['shield']}
          onClick={() => navigate.to(`/DrawHistory/${game.Id}?verify=${issue.SerialNumber}`)}
        />
      )}
    </span>
  );
}
