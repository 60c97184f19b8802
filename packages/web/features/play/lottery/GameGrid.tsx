import { useMemo, useState } from 'react';
import { Empty, Failed, Skeleton, useWords } from '@fairlot/ui';
import { lazyComponent, navigate, usePageIdle } from '@fairlot/shell';
import { familiesOf } from './games/find-games.ts';
import { useFavourites } from './games/favourites.ts';
import { useRecent } from './games/recent.ts';
import { FRONT, gamesShown, HOT } from './games/lobby-tabs.ts';
import { LobbyTabs } from './LobbyTabs.tsx';
import { GameCard } from './GameCard.tsx';
import { text } from './text.ts';
import { useGames, type Game } from './games/use-games.ts';
import { useFindGames } from './games/use-find-games.ts';
import { useLobbyInfos } from './games/use-infos.ts';
import { Button } from '@fairlot/ui/button';
import { classes } from '@fairlot/ui/class-names';
import styles from './home.module.css';
import box from '@fairlot/ui/card.module.css';
import { Badge } from '@fairlot/ui/badge';

const NO_GAMES: readonly Game[] = [];

/** Its place is kept; its code comes once the games are there. */
const GameSearch = lazyComponent(() => import('./GameSearch.tsx'), { missing: () => null });

function Loading() {
  return (
    <div className={styles['games']}>
      {Array.from({ length: FRONT }, (_, at) => (
        <div key={at} className={classes(box['card'], styles['card'])}>
          <Skeleton width="60%" height={22} />
          <span className={styles['result']}>
            <Skeleton width="80%" height={32} />
          </span>
          <Skeleton width="40%" height={14} />
        </div>
      ))}
    </div>
  );
}

/** The games by family, with what is known of each now. */
export function GameGrid() {
  const words = useWords(text);
  const { games, isError, retry } = useGames();
  const [tab, setTab] = useState(HOT);
  const [search, setSearch] = useState('');
  const find = useFindGames(search);
  const favourites = useFavourites();
  const recent = useRecent();
  const isIdle = usePageIdle();
  const found = useMemo(
    () => gamesShown(games ?? NO_GAMES, tab, { favourites, recent }, search, find),
    [games, tab, favourites, recent, search, find],
  );
  // One question for whatever a search may find, or each letter would ask anew.
  const isSearching = search.trim() !== '';
  const asked = isSearching ? (games ?? NO_GAMES) : found;
  const ids = useMemo(() => asked.map(({ Id }) => Id), [asked]);
  const infos = useLobbyInfos(ids);
  const openFirst = (): void => {
    const [first] = found;
    if (isSearching && first) navigate.to(`/Bet/${first.Id}`);
  };
  if (isError && !games) {
    return <Failed title={words.failed} detail={words.failedWhat} retry={retry} />;
  }
  const clear = <Button onClick={() => setSearch('')}>{words.clear}</Button>;
  return (
    <>
      <div className={styles['bar']}>
        <div className={styles['tabs']}>
          {isIdle && (
            <LobbyTabs
              families={familiesOf(games ?? NO_GAMES)}
              own={{ favourites, recent }}
              chosen={tab}
              choose={setTab}
            />
          )}
        </div>
        {infos.isError && <Badge tone="time">{words.stale}</Badge>}
        <div className={styles['search']}>
          {isIdle && <GameSearch value={search} change={setSearch} openFirst={openFirst} />}
        </div>
      </div>
      {!games && <Loading />}
      {games?.length === 0 && <Empty title={words.none} />}
      {games && games.length > 0 && found.length === 0 && (
        <Empty title={words.nothing} action={search ? clear : undefined}>
          {words.nothingWhat}
        </Empty>
      )}
      <ul className={styles['games']}>
        {found.map((game) => (
          <li key={game.Id}>
            <GameCard game={game} info={infos.data?.[game.Id]} />
          </li>
        ))}
      </ul>
    </>
  );
}
