import { useMemo, useState } from 'react';
import { Empty, Failed, Skeleton, useWords } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import { Button } from '@fairlot/ui/button';
import box from '@fairlot/ui/card.module.css';
import { classes } from '@fairlot/ui/class-names';
import inline from '@fairlot/ui/inline.module.css';
import { lazyComponent, navigate, usePageIdle } from '@fairlot/shell';
import { useGames, type Game } from '../lottery/games/index.ts';
import { ALL, gamesShown, HOT, useFindGames } from '../lottery/lobby/index.ts';
import { LobbyGame, signInFor } from './LobbyGame.tsx';
import { LOBBY } from './text.ts';
import { usePublicInfos } from './use-public-infos.ts';
import styles from './lobby.module.css';

/** Its place is kept; its code comes once the games are there. */
const GameSearch = lazyComponent(() => import('../lottery/search/index.ts'), {
  missing: () => null,
});

const NO_GAMES: readonly Game[] = [];
const NOTHING_OWN = { favourites: [], recent: [] };
const SHAPES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The games that are played most, or all; a search looks through all. */
export function LobbyGames() {
  const words = useWords(LOBBY);
  const { games, isError, retry } = useGames();
  const [isAll, setAll] = useState(false);
  const [search, setSearch] = useState('');
  const isIdle = usePageIdle();
  const find = useFindGames(search);
  const found = useMemo(
    () => gamesShown(games ?? NO_GAMES, isAll ? ALL : HOT, NOTHING_OWN, search, find),
    [games, isAll, search, find],
  );
  // One question for whatever a search may find, or each letter would ask anew.
  const isSearching = search.trim() !== '';
  const asked = isSearching ? (games ?? NO_GAMES) : found;
  const ids = useMemo(() => asked.map(({ Id }) => Id), [asked]);
  const infos = usePublicInfos(ids);
  if (isError && !games) {
    return <Failed title={words.failed} detail={words.failedWhat} retry={retry} />;
  }
  const openFirst = (): void => {
    const [first] = found;
    if (isSearching && first) navigate.to(signInFor(first.Id));
  };
  const hasMore =
    games !== undefined && games.length > gamesShown(games, HOT, NOTHING_OWN, '').length;
  return (
    <section className={styles['list']} aria-label={words.games}>
      <div className={styles['bar']}>
        <h2>{words.games}</h2>
        {infos.isError && <Badge tone="time">{words.stale}</Badge>}
        <span className={inline['grow']} />
        <div className={styles['search']}>
          {isIdle && <GameSearch value={search} change={setSearch} openFirst={openFirst} />}
        </div>
      </div>
      {games?.length === 0 && <Empty title={words.none} />}
      {games && games.length > 0 && found.length === 0 && (
        <Empty
          title={words.nothing}
          action={<Button onClick={() => setSearch('')}>{words.clear}</Button>}
        >
          {words.nothingWhat}
        </Empty>
      )}
      <ul className={styles['games']}>
        {!games && SHAPES.map((name) => <Shape key={name} />)}
        {found.map((game) => (
          <LobbyGame key={game.Id} game={game} info={infos.data?.[game.Id]} />
        ))}
      </ul>
      {hasMore && !isSearching && (
        <Button className={styles['more']} aria-expanded={isAll} onClick={() => setAll(!isAll)}>
          {isAll ? words.popular : words.all(games.length)}
        </Button>
      )}
    </section>
  );
}

/** A card until its game is there. */
function Shape() {
  return (
    <li className={classes(box['card'], styles['game'])} aria-hidden="true">
      <Skeleton width="60%" height={22} />
      <span className={styles['result']}>
        <Skeleton width="80%" height={32} />
      </span>
      <Skeleton width="40%" height={14} />
    </li>
  );
}
