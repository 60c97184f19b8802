import { useState } from 'react';
import { Empty, Failed, Icon, Ring, useSay, useWords } from '@fairlot/ui';
import { FilterSheet } from '@fairlot/ui/filters';
import '@fairlot/ui/css/table.css';
import { Link, useMobile, useParam, useSignedIn, useTitle } from '@fairlot/shell';
import { useGames, type Game } from '../games/use-games.ts';
import { StandInNote } from '../source/StandInNote.tsx';
import { HistoryFilters } from './HistoryFilters.tsx';
import { HistoryList } from './HistoryList.tsx';
import type { HistoryRange } from './history-view.ts';
import { HISTORY } from './text.ts';
import styles from './draw-history.module.css';

/** `/DrawHistory/{id}`, open to everyone (spec section 2). */
export default function DrawHistory() {
  const words = useWords(HISTORY);
  const id = useParam('id');
  const { games, isError, retry } = useGames();
  if (isError && !games) return <Failed title={words.failed} retry={retry} />;
  if (!games) return <Ring label={words.loading} />;
  const game = games.find(({ Id }) => String(Id) === id);
  if (!game) return <NoGame games={games} />;
  return <OfGame key={game.Id} games={games} game={game} />;
}

function NoGame({ games }: { games: readonly Game[] }) {
  const words = useWords(HISTORY);
  const say = useSay();
  return (
    <div className={styles['screen']}>
      <Empty
        title={words.noGame}
        action={
          <span className={`row ${styles['games']}`}>
            {games.map(({ Id, Name }) => (
              <Link key={Id} to={`/DrawHistory/${Id}`} className="btn">
                {say(Name)}
              </Link>
            ))}
          </span>
        }
      />
    </div>
  );
}

function OfGame({ games, game }: { games: readonly Game[]; game: Game }) {
  const words = useWords(HISTORY);
  const say = useSay();
  const isSignedIn = useSignedIn();
  useTitle(`${say(game.Name)} ${words.title}`);
  const [range, setRange] = useState<HistoryRange>({ kind: 'last', count: 30 });
  const [query, setQuery] = useState('');
  const isMobile = useMobile();
  const filters = (
    <HistoryFilters
      games={games}
      game={game}
      range={range}
      onRange={setRange}
      query={query}
      onQuery={setQuery}
    />
  );
  const days = range.kind === 'day' ? range.day : words.last(range.count);
  const chosen = [say(game.Name), days, query].filter(Boolean).join(' · ');
  return (
    <section className={styles['screen']}>
      <header className={styles['head']}>
        <h1>
          {words.title} <span className="sec">{say(game.Name)}</span>
        </h1>
        <span className="grow" />
        {isSignedIn && (
          <Link to={`/Bet/${game.Id}`} className="btn btn-t">
            {words.bet}
            <Icon name="right" size={14} />
          </Link>
        )}
      </header>
      <StandInNote game={game} />
      {isMobile ? <FilterSheet chosen={chosen}>{filters}</FilterSheet> : filters}
      <HistoryList game={game} range={range} query={query} />
    </section>
  );
}
