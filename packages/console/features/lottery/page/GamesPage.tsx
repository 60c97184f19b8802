import { useEffect, useState } from 'react';
import { useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { DataList } from '@fairlot/ui/list';
import { useMay, useMe } from '../../operator/index.ts';
import type { Game } from './game.ts';
import { AddGame } from './AddGame.tsx';
import { useCard, useColumns } from './columns.tsx';
import { useGames } from './use-games.ts';
import { useSheet } from './use-sheet.ts';
import styles from './page.module.css';
import { text } from './text.ts';

/** All games, each leading to what was made of it and to its changes. */
export function GamesPage() {
  const words = useWords(text);
  const me = useMe();
  const mayRead = useMay('lottery.games.read');
  const mayAdd = useMay('lottery.games.add');
  const [isAdding, setAdding] = useState(false);
  const source = useGames(mayRead);
  const [columns, card, sheet] = [useColumns(), useCard(), useSheet(source.rows)];
  useEffect(() => {
    document.title = `${words.title} · Fairlot`;
  }, [words]);
  return (
    <section className={styles['page']} aria-labelledby="games-page">
      <header className={styles['head']}>
        <h1 id="games-page" className={styles['title']}>
          {words.title}
        </h1>
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
          empty={{ title: words.empty }}
        />
      )}
      {me && !mayRead && <p className={styles['empty']}>{words.notAllowed}</p>}
      {isAdding && <AddGame onClose={() => setAdding(false)} />}
    </section>
  );
}
