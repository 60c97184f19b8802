import { Segments, useLanguage, useWords } from '@fairlot/ui';
import { formatDayName } from '@fairlot/ui/date-range';
import { TextInput } from '@fairlot/ui/field';
import { Select } from '@fairlot/ui/select';
import { serverNow } from '@fairlot/shell';
import type { Game } from '../games/use-games.ts';
import { GameSelect } from './GameSelect.tsx';
import { COUNTS, daysOffered, LIST, type HistoryFilter } from './history-view.ts';
import { HISTORY } from './text.ts';
import styles from './draw-history.module.css';

/** Which game, which days, which issue. */
export function HistoryFilters(props: {
  readonly games: readonly Game[];
  readonly game: Game;
  readonly filter: HistoryFilter;
  readonly onFilter: (filter: HistoryFilter) => void;
}) {
  const { games, game, filter, onFilter } = props;
  const { range, find } = filter;
  const words = useWords(HISTORY);
  const language = useLanguage();
  return (
    <>
      <GameSelect games={games} game={game} view={LIST} />
      <Segments<number>
        label={words.range}
        className={styles['counts'] ?? ''}
        value={range.kind === 'last' ? range.count : 0}
        options={COUNTS.map((count) => [count, words.last(count)])}
        onChoose={(count) => onFilter({ ...filter, range: { kind: 'last', count } })}
      />
      <Select
        aria-label={words.day}
        className={styles['select']}
        value={range.kind === 'day' ? range.day : null}
        placeholder={words.anyDay}
        choices={daysOffered(serverNow()).map((day) => ({
          value: day,
          label: formatDayName(day, language),
        }))}
        onChoose={(day) => onFilter({ ...filter, range: { kind: 'day', day } })}
      />
      <TextInput
        icon="search"
        type="search"
        inputMode="numeric"
        className={styles['find']}
        aria-label={words.findIssue}
        placeholder={words.findIssue}
        value={find}
        onText={(text) => onFilter({ ...filter, find: text })}
      />
    </>
  );
}
