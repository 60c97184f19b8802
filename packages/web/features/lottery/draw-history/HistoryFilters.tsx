import { DaySelect, Icon, useSay, useWords } from '@fairlot/ui';
import { navigate, serverNow } from '@fairlot/shell';
import type { Game } from '../games/use-games.ts';
import { COUNTS, daysOffered, type HistoryRange } from './history-view.ts';
import { HISTORY } from './text.ts';
import styles from './draw-history.module.css';

/** Which game, which days, which issue. */
export function HistoryFilters(props: {
  games: readonly Game[];
  game: Game;
  range: HistoryRange;
  onRange: (range: HistoryRange) => void;
  query: string;
  onQuery: (query: string) => void;
}) {
  const { games, game, range, onRange, query, onQuery } = props;
  const words = useWords(HISTORY);
  const say = useSay();
  const now = serverNow();
  return (
    <div className={styles['filters']}>
      <select
        className="field"
        aria-label={words.game}
        value={game.Id}
        onChange={({ target }) => navigate.to(`/DrawHistory/${target.value}`)}
      >
        {games.map(({ Id, Name }) => (
          <option key={Id} value={Id}>
            {say(Name)}
          </option>
        ))}
      </select>
      <div className="seg" role="group" aria-label={words.range}>
        {COUNTS.map((count) => {
          const isOn = range.kind === 'last' && range.count === count;
          return (
            <button
              key={count}
              type="button"
              className={isOn ? 'on' : undefined}
              aria-pressed={isOn}
              onClick={() => onRange({ kind: 'last', count })}
            >
              {words.last(count)}
            </button>
          );
        })}
      </div>
      <label className={`field ${styles['day']} ${range.kind === 'day' ? 'on' : ''}`}>
        <span className="mut" aria-hidden="true">
          {words.day}
        </span>
        <DaySelect
          label={words.day}
          days={daysOffered(now)}
          value={range.kind === 'day' ? range.day : ''}
          none={words.anyDay}
          onDay={(day) => onRange({ kind: 'day', day })}
        />
      </label>
      <label className={`field ${styles['find']}`}>
        <Icon name="search" size={16} />
        <input
          type="search"
          inputMode="numeric"
          aria-label={words.findIssue}
          placeholder={words.findIssue}
          value={query}
          onChange={({ target }) => onQuery(target.value)}
        />
      </label>
    </div>
  );
}
