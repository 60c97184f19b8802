import type { Family } from '@fairlot/rules/play/family';
import { Icon, fullIssue, shortIssue, showToast, useWords } from '@fairlot/ui';
import { copyText } from '@fairlot/ui/copy-text';
import type { IssueInfo } from '@fairlot/wire/lottery';
import { navigate } from '@fairlot/shell';
import type { Game } from '../games/use-games.ts';
import { numberText } from './history-columns.ts';
import { HISTORY } from './text.ts';
import styles from './draw-history.module.css';

/** Copies the number of an issue, or opens its proof over the page. */
export function RowActions({
  issue,
  game,
  family,
}: {
  issue: IssueInfo;
  game: Game;
  family: Family;
}) {
  const words = useWords(HISTORY);
  const name = shortIssue(issue.SerialNumber);
  const copy = async () => {
    const line = `${fullIssue(issue.SerialNumber)} ${numberText(family, issue)}`;
    const isCopied = await copyText(line);
    showToast(
      isCopied ? { kind: 'done', text: words.copied } : { kind: 'failed', text: words.notCopied },
    );
  };
  return (
    <span className={`row ${styles['actions']}`}>
      {issue.WinningNumber !== null && (
        <button
          type="button"
          className="icb"
          aria-label={words.copy(name)}
          onClick={() => void copy()}
        >
          <Icon name="copy" size={14} />
        </button>
      )}
      {game.Kind === 'platform' && (
        <button
          type="button"
          className={`icb ${styles['shield']}`}
          aria-label={words.verify(name)}
          onClick={() => navigate.to(`/DrawHistory/${game.Id}?verify=${issue.SerialNumber}`)}
        >
          <Icon name="shield" size={16} />
        </button>
      )}
    </span>
  );
}
