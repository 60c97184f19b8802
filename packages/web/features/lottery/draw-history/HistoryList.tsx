import { useEffect, useState } from 'react';
import type { Family } from '@fairlot/rules/play/family';
import type { IssueInfo } from '@fairlot/wire/lottery';
import { Empty, Failed, Icon, Skeleton, formatTime, useLanguage, useWords } from '@fairlot/ui';
import { saveCsv } from '@fairlot/ui/save-file';
import { navigate, useMobile } from '@fairlot/shell';
import type { Game } from '../games/use-games.ts';
import { openFamily, useFamily } from '../families/families.ts';
import { historySheet } from './history-csv.ts';
import { findIssues, type HistoryRange } from './history-view.ts';
import { HistoryCards } from './HistoryCards.tsx';
import { HistoryTable } from './HistoryTable.tsx';
import { HISTORY } from './text.ts';
import { useHistory } from './use-history.ts';
import styles from './draw-history.module.css';

/** Rows that are drawn at once: a day of a one-minute game has 1,440. */
const STEP = 100;

type Props = { readonly game: Game; readonly range: HistoryRange; readonly query: string };

/** The issues of the range, whatever became of reading them. */
export function HistoryList({ game, range, query }: Props) {
  const words = useWords(HISTORY);
  const { data, isError, isPlaceholderData, refetch } = useHistory(game.Id, range);
  const [isMissing, setMissing] = useState(false);
  const family = useFamily(game.Family);
  useEffect(() => {
    if (!isMissing) void openFamily(game.Family).catch(() => setMissing(true));
  }, [isMissing, game.Family]);
  if ((!data && isError) || data?.ok === false || isMissing) {
    const retry = () => {
      setMissing(false);
      void refetch();
    };
    return <Failed title={words.failed} detail={words.failedHint} retry={retry} />;
  }
  if (!data || !family) return <Rows />;
  const { Issues, DateTimeNow } = data.value;
  const issues = findIssues(Issues, query);
  return (
    <>
      <Bar game={game} issues={issues} family={family} readAt={DateTimeNow} />
      <div
        className={`${styles['body']} ${isPlaceholderData ? 'is-old' : ''}`}
        tabIndex={0}
        role="region"
        aria-label={words.title}
      >
        {issues.length > 0 ? (
          <Pages key={JSON.stringify(range)} game={game} issues={issues} family={family} />
        ) : (
          <Nothing isSearch={Issues.length > 0} isDay={range.kind === 'day'} />
        )}
      </div>
    </>
  );
}

function Rows() {
  return (
    <div className={styles['waiting']}>
      {Array.from({ length: 10 }, (_, place) => (
        <Skeleton key={place} height={40} />
      ))}
    </div>
  );
}

function Nothing({ isSearch, isDay }: { isSearch: boolean; isDay: boolean }) {
  const words = useWords(HISTORY);
  if (isSearch) return <Empty title={words.noMatch}>{words.noMatchHint}</Empty>;
  return <Empty title={isDay ? words.empty : words.emptyLast}>{words.emptyHint}</Empty>;
}

type Listed = {
  readonly game: Game;
  readonly issues: readonly IssueInfo[];
  readonly family: Family;
};

function Bar({ game, issues, family, readAt }: Listed & { readAt: number }) {
  const words = useWords(HISTORY);
  const language = useLanguage();
  const save = () => {
    const { head, rows } = historySheet(issues, family, language);
    saveCsv(`fairlot-${game.Code}.csv`, head, rows);
  };
  return (
    <div className={`num ${styles['bar']}`}>
      <span className="mut">
        {words.count(issues.length)} · {words.asOf(formatTime(readAt))}
      </span>
      <span className="grow" />
      {game.Kind === 'platform' && (
        <button
          type="button"
          className="btn btn-q btn-s"
          onClick={() => navigate.to(`/DrawHistory/${game.Id}?verify=file`)}
        >
          <Icon name="shield" size={14} />
          {words.verifyFile}
        </button>
      )}
      <button
        type="button"
        className="btn btn-q btn-s"
        disabled={issues.length === 0}
        onClick={save}
      >
        <Icon name="download" size={14} />
        {words.csv}
      </button>
    </div>
  );
}

function Pages({ game, issues, family }: Listed) {
  const words = useWords(HISTORY);
  const isMobile = useMobile();
  const [shown, setShown] = useState(STEP);
  const part = issues.slice(0, shown);
  return (
    <>
      {isMobile ? (
        <HistoryCards game={game} issues={part} family={family} />
      ) : (
        <HistoryTable game={game} issues={part} family={family} />
      )}
      {issues.length > shown && (
        <button
          type="button"
          className={`btn ${styles['more']}`}
          onClick={() => setShown(shown + STEP)}
        >
          {words.more}
        </button>
      )}
    </>
  );
}
