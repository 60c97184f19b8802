import { useState } from 'react';
import { Empty, Failed, Segments, useWords, Waiting } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Chooser } from './Chooser.tsx';
import { ComboTile } from './ComboTile.tsx';
import { CommonBar } from './CommonBar.tsx';
import { ConfirmBets } from './ConfirmBets.tsx';
import { COMBO } from './text.ts';
import type { TileBet } from './tile-state.ts';
import { useBets, useShown } from './use-bets.ts';
import { useBoard } from './use-board.ts';
import { useResults } from './use-results.ts';
import { useTiles } from './use-tiles.ts';
import styles from './combo.module.css';

const WAITING = ['cards'] as const;

const NONE: readonly number[] = [];

function Head(props: {
  readonly isByClose: boolean;
  readonly onOrder: (isByClose: boolean) => void;
  readonly onChoose: () => void;
}) {
  const words = useWords(COMBO);
  return (
    <header className={styles['head']}>
      <h1>{words.title}</h1>
      <p>{words.what}</p>
      <span className={styles['tools']}>
        <Segments<'own' | 'close'>
          label={words.order}
          value={props.isByClose ? 'close' : 'own'}
          options={[
            ['own', words.own],
            ['close', words.byClose],
          ]}
          onChoose={(order) => props.onOrder(order === 'close')}
        />
        <Button onClick={props.onChoose}>{words.choose}</Button>
      </span>
    </header>
  );
}

/** `/ComboBet`: up to eight games side by side, bet on with one press. */
export default function ComboBet() {
  const words = useWords(COMBO);
  const board = useBoard();
  const { games, ids = NONE, isByClose, save } = board;
  const infos = useTiles(ids);
  const shown = useShown(ids, games, infos, isByClose);
  const results = useResults();
  const { tile, setTile, betsOf, clear, ...bets } = useBets(infos);
  const [isChoosing, setChoosing] = useState(false);
  const [asked, setAsked] = useState<readonly TileBet[]>();
  const ask = (some: readonly TileBet[]): void => {
    if (some.length > 0) setAsked(some);
  };
  const close = (): void => {
    const placed = results.sent.filter((_, i) => results.outcomes[i] === 'accepted');
    clear(placed.map(({ bet }) => bet.gameId));
    results.clear();
    setAsked(undefined);
  };
  const choose = (): void => setChoosing(true);
  const isRead = board.ids !== undefined;
  return (
    <section className={styles['screen']}>
      <Head
        isByClose={isByClose}
        onOrder={(byClose) => void save(ids, byClose)}
        onChoose={choose}
      />
      {board.isError && !isRead && <Failed title={words.failed} retry={board.again} />}
      {!board.isError && !isRead && <Waiting parts={WAITING} />}
      {isRead && ids.length === 0 && (
        <Empty title={words.empty} action={<Button onClick={choose}>{words.choose}</Button>}>
          {words.emptyWhat}
        </Empty>
      )}
      <div className={styles['tiles']}>
        {shown.map((game) => (
          <ComboTile
            key={game.Id}
            game={game}
            info={infos?.[game.Id]}
            tile={tile(game.Id)}
            onTile={(next) => setTile(game.Id, next)}
            onBet={betsOf([game]).length > 0 ? () => ask(betsOf([game])) : undefined}
          />
        ))}
      </div>
      {ids.length > 0 && (
        <CommonBar
          common={bets.common}
          setCommon={bets.setCommon}
          all={betsOf(shown)}
          onAll={() => bets.stakeAll(ids)}
          onClear={() => clear(ids)}
          onBet={() => ask(betsOf(shown))}
        />
      )}
      {isChoosing && (
        <Chooser
          games={games}
          favourites={board.favourites}
          ids={ids}
          onSave={(next) => void save(next, isByClose)}
          onClose={() => setChoosing(false)}
        />
      )}
      {asked && <ConfirmBets bets={asked} games={games} results={results} onClose={close} />}
    </section>
  );
}
