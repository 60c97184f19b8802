import { useState } from 'react';
import type { Prediction } from '@fairlot/wire/community/predict';
import { Empty, Failed, useSay, useWords, Waiting } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import box from '@fairlot/ui/card.module.css';
import { Select } from '@fairlot/ui/select';
import { useFavourites, useGames } from '../../play/lottery/games/index.ts';
import { Post } from './Post.tsx';
import { PredictionRow } from './PredictionRow.tsx';
import { PREDICT } from './text.ts';
import { useList } from './use-predictions.ts';
import styles from './predict.module.css';

const WAITING = ['rows'] as const;

/** What players say that issues will draw (预测看板), with what became of it. */
export function Predictions() {
  const words = useWords(PREDICT);
  const say = useSay();
  const { games = [] } = useGames();
  const favourites = useFavourites();
  const [chosen, setChosen] = useState<number>();
  const [author, setAuthor] = useState<Prediction>();
  const first = games.find(({ Id }) => favourites.includes(Id)) ?? games[0];
  const game = games.find(({ Id }) => Id === chosen) ?? first;
  const { rows, isError, again } = useList(game?.Id ?? 1, author?.Author);
  return (
    <section className={styles['view']}>
      <h1 className={styles['head']}>{words.title}</h1>
      <p className={styles['what']}>
        {words.what} {words.independent}
      </p>
      <div className={styles['tools']}>
        <Select
          aria-label={words.game}
          className={styles['select']}
          value={String(game?.Id ?? '')}
          choices={games.map(({ Id, Name }) => ({ value: String(Id), label: say(Name) }))}
          onChoose={(id) => {
            setChosen(Number(id));
            setAuthor(undefined);
          }}
        />
        <small>{words.record}</small>
      </div>
      {game && <Post game={game} />}
      <h2 className={styles['title']}>
        {author ? words.ofAuthor(author.Name) : words.list}
        {author && (
          <Button size="small" onClick={() => setAuthor(undefined)}>
            {words.all}
          </Button>
        )}
      </h2>
      {isError && !rows && <Failed title={words.notRead} retry={again} />}
      {!isError && !rows && <Waiting parts={WAITING} />}
      {rows?.length === 0 && <Empty title={words.empty}>{words.emptyWhat}</Empty>}
      {rows && rows.length > 0 && (
        <ul className={box['card']}>
          {rows.map((prediction) => (
            <PredictionRow
              key={`${prediction.Author} ${prediction.SerialNumber} ${prediction.Play} ${prediction.GameId}`}
              prediction={prediction}
              onAuthor={setAuthor}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
