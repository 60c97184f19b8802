import { useMemo, useState } from 'react';
import { useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { DataList } from '@fairlot/ui/list';
import { useMay, useMe } from '../../../staff/operator/index.ts';
import type { Game } from './game.ts';
import { filterGames } from './filter.ts';
import type { GamesFilter } from './games-search.ts';
import { GamesFilters, useChosen } from './GamesFilters.tsx';
import { AddGame } from './AddGame.tsx';
import { useCard, useColumns } from './columns.tsx';
import { useGames } from './use-games.ts';
import { useSheet } from './use-sheet.ts';
import styles from './page.module.css';
import { text } from './text.ts';

/** All games, each leading to what was made of it and to its changes. */
export default function GamesPage(props: {
  readonly filter: GamesFilter;
  readonly onFilter: (change: GamesFilter) => void;
}) {
  const { filter } = props;
  const words = useWords(text);
  const me = useMe();
  const mayRead = useMay('lottery.games.read');
  const mayAdd = useMay('lottery.games.add');
  const [isAdding, setAdding] = useState(false);
  const all = useGames(mayRead);
  const rows = useMemo(() => all.rows && filterGames(all.rows, filter), [all.rows, filter]);
  const source = { ...all, rows };
  const [columns, card, sheet] = [useColumns(), useCard(), useSheet(rows)];
  const chosen = useChosen(filter);
  return (
    <section className={styles['page']} aria-labelledby="games-page">
      <header className={styles['head']}>
        <h1 id="games-page" className={styles['title']}>
          {words.title}
        </h1>
        {rows && (
          <span className={styles['quiet']} role="status">
            {words.shown(rows.length, all.rows?.length ?? 0)}
          </span>
        )}
        {mayAdd && <Button onClick={() => setAdding(true)}>{words.add}</Button>}
      </header>
      {mayRead && (
        <DataList<Game>
          label={words.title}
          source={source}
          keyOf={({ GameId }) => String(GameId)}
          columns={columns}
          renderCard={card}
          sheet={sheet}
          filters={{ controls: <GamesFilters {...props} />, chosen }}
          empty={{ title: words.empty }}
        />
      )}
      {me && !mayRead && <p className={styles['empty']}>{words.notAllowed}</p>}
      {isAdding && <AddGame onClose={() => setAdding(false)} />}
    </section>
  );
}
