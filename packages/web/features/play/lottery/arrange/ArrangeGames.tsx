import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { findFamily } from '@fairlot/rules/play/registry';
import { Empty, GameGlyph, useSay, useWords } from '@fairlot/ui';
import { IconButton } from '@fairlot/ui/button';
import inline from '@fairlot/ui/inline.module.css';
import { Dialog } from '@fairlot/ui/modal';
import { useFavourites } from '../games/favourites.ts';
import { moveFavourite } from '../games/move-favourite.ts';
import { useGames, type Game } from '../games/use-games.ts';
import styles from './arrange.module.css';
import { placeByKey, shownAt } from './place-at.ts';
import { ARRANGE } from './text.ts';
import { useDrag } from './use-drag.ts';

/** The games that the player keeps and that there are, in his order. */
function useKept(): readonly Game[] {
  const kept = useFavourites();
  const { games } = useGames();
  return kept.flatMap((id) => games?.find(({ Id }) => Id === id) ?? []);
}

/** Puts the games of the player in order, by dragging or by keys, and takes them away. */
function Rows(props: {
  readonly games: readonly Game[];
  readonly announce: (text: string) => void;
}) {
  const { games, announce } = props;
  const words = useWords(ARRANGE);
  const say = useSay();
  const focus = useRef<number>(undefined);
  const move = (from: number, to: number): void => {
    const [game, other] = [games[from], games[to]];
    if (!game || !other) return;
    moveFavourite(game.Id, to);
    announce(words.at(say(game.Name), to + 1, games.length));
  };
  const { drag, list, handle } = useDrag(games.length, move);
  // A row that moves in the document loses the focus.
  useLayoutEffect(() => {
    const [id] = [focus.current];
    focus.current = undefined;
    if (id !== undefined) list.current?.querySelector<HTMLElement>(`[data-move="${id}"]`)?.focus();
  });
  const onKey = (event: KeyboardEvent, place: number, id: number): void => {
    const to = placeByKey(event.key, place, games.length);
    if (to === undefined) return;
    event.preventDefault();
    focus.current = id;
    if (to !== place) move(place, to);
  };
  return (
    <ul ref={list} className={styles['rows']}>
      {games.map((game, place) => (
        <li
          key={game.Id}
          data-dragged={drag?.from === place || undefined}
          style={{ order: drag ? shownAt(place, drag.from, drag.to) : place }}
        >
          <button
            type="button"
            className={styles['handle']}
            data-move={game.Id}
            aria-label={words.move(say(game.Name))}
            onKeyDown={(event) => onKey(event, place, game.Id)}
            {...handle(place)}
          />
          <GameGlyph glyph={findFamily(game.Family)?.glyph} />
          <span className={inline['grow']}>{say(game.Name)}</span>
          <IconButton
            icon="close"
            label={words.remove(say(game.Name))}
            onClick={() => {
              moveFavourite(game.Id, null);
              announce(words.gone(say(game.Name)));
            }}
          />
        </li>
      ))}
    </ul>
  );
}

export default function ArrangeGames({ onClose }: { onClose: () => void }) {
  const words = useWords(ARRANGE);
  const games = useKept();
  const [heard, setHeard] = useState('');
  return (
    <Dialog isOpen title={words.title} onClose={onClose}>
      <p className={styles['hint']}>{words.hint}</p>
      {games.length > 0 ? (
        <Rows games={games} announce={setHeard} />
      ) : (
        <Empty title={words.none}>{words.noneWhat}</Empty>
      )}
      <p className={inline['vh']} role="status">
        {heard}
      </p>
    </Dialog>
  );
}
