import { useMemo, useState } from 'react';
import { Empty, Failed, Skeleton, useWords } from '@fairlot/ui';
import { navigate } from '@fairlot/shell';
import { Families } from './Families.tsx';
import { familiesOf, findGames } from './games/find-games.ts';
import { GameCard } from './GameCard.tsx';
import { GameSearch } from './GameSearch.tsx';
import { text } from './text.ts';
import { useGames, type Game } from './games/use-games.ts';
import { useSounds } from './games/use-sounds.ts';
import { useLobbyInfos } from './games/use-infos.ts';
import { Button } from '@fairlot/ui/button';
import { classes } from '@fairlot/ui/class-names';
import styles from './home.module.css';
import box from '@fairlot/ui/card.module.css';
import { Badge } from '@fairlot/ui/badge';
import inline from '@fairlot/ui/inline.module.css';

const NO_GAMES: readonly Game[] = [];

function Loading() {
  return (
    <div className={styles['games']}>
      {['a', 'b', 'c', 'd'].map((name) => (
        <div key={name} className={classes(box['card'], styles['card'])}>
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
  const ids = useMemo(() => (games ?? NO_GAMES).map(({ Id }) => Id), [games]);
  const infos = useLobbyInfos(ids);
  const [family, setFamily] = useState<string>();
  const [search, setSearch] = useState('');
  const sounds = useSounds(search);
  const found = useMemo(
    () => findGames(games ?? NO_GAMES, family, search, sounds),
    [games, family, search, sounds],
  );
  const openFirst = (): void => {
    const [first] = found;
    if (search.trim() !== '' && first) navigate.to(`/Bet/${first.Id}`);
  };
  if (isError && !games) {
    return <Failed title={words.failed} detail={words.failedWhat} retry={retry} />;
  }
  const clear = <Button onClick={() => setSearch('')}>{words.clear}</Button>;
  return (
    <>
      <div className={styles['bar']}>
        <Families families={familiesOf(games ?? NO_GAMES)} chosen={family} choose={setFamily} />
        {infos.isError && <Badge tone="time">{words.stale}</Badge>}
        <span className={classes(inline['grow'], styles['room'])} />
        <GameSearch value={search} change={setSearch} openFirst={openFirst} />
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
