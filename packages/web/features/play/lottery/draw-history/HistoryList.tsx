import { useState } from 'react';
import { useSay, useWords } from '@fairlot/ui';
import { DataList } from '@fairlot/ui/list';
import type { IssueInfo } from '@fairlot/wire/play/lottery';
import type { Game } from '../games/use-games.ts';
import { useCard, useColumns } from './columns.tsx';
import { HistoryFilters } from './HistoryFilters.tsx';
import { COUNTS, type HistoryFilter } from './history-view.ts';
import { HISTORY } from './text.ts';
import { useHistory } from './use-history.ts';
import { useSheet } from './sheet.ts';
import styles from './draw-history.module.css';

/** The issues of a game, with the derived columns of its family. */
export function HistoryList({ games, game }: { games: readonly Game[]; game: Game }) {
  const words = useWords(HISTORY);
  const say = useSay();
  const [filter, setFilter] = useState<HistoryFilter>({
    range: { kind: 'last', count: COUNTS[0] },
    find: '',
  });
  const { range, find } = filter;
  const { source, family, isSearch } = useHistory(game, filter);
  const days = range.kind === 'day' ? range.day : words.last(range.count);
  return (
    <div className={styles['list']}>
      <DataList<IssueInfo>
        // Another range begins at its top.
        key={JSON.stringify(range)}
        label={words.title}
        source={source}
        keyOf={({ SerialNumber }) => String(SerialNumber)}
        columns={useColumns(game, family)}
        renderCard={useCard(game, family)}
        sheet={useSheet(game, family, source.rows)}
        filters={{
          controls: (
            <HistoryFilters games={games} game={game} filter={filter} onFilter={setFilter} />
          ),
          chosen: [say(game.Name), days, find].filter(Boolean).join(' · '),
        }}
        empty={{ title: emptyTitle(words, filter, isSearch) }}
      />
    </div>
  );
}

function emptyTitle(
  words: { noMatch: string; empty: string; emptyLast: string },
  { range }: HistoryFilter,
  isSearch: boolean,
): string {
  if (isSearch) return words.noMatch;
  return range.kind === 'day' ? words.empty : words.emptyLast;
}
