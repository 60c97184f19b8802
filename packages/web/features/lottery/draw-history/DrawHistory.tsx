import { Empty, Failed, Icon, Ring, useSay, useWords } from '@fairlot/ui';
import { buttonClass } from '@fairlot/ui/button';
import { Link, usePhone, useParam, useSignedIn, useTitle } from '@fairlot/shell';
import { useGames, type Game } from '../games/use-games.ts';
import { StandInNote } from '../source/StandInNote.tsx';
import { HistoryList } from './HistoryList.tsx';
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
          <span className={styles['games']}>
            {games.map(({ Id, Name }) => (
              <Link key={Id} to={`/DrawHistory/${Id}`} className={buttonClass()}>
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
  const isPhone = usePhone();
  const isSignedIn = useSignedIn();
  useTitle(`${say(game.Name)} ${words.title}`);
  return (
    <section className={styles['screen']}>
      <header className={styles['head']}>
        <h1>
          {words.title} <small>{say(game.Name)}</small>
        </h1>
        {game.IsVerifiable && (
          <Link
            to={`/DrawHistory/${game.Id}?verify=file`}
            className={buttonClass({ look: 'quiet' })}
            aria-label={words.verifyFile}
          >
            <Icon name="shield" size={16} />
            {!isPhone && words.verifyFile}
          </Link>
        )}
        {isSignedIn && (
          <Link to={`/Bet/${game.Id}`} className={buttonClass({ look: 'tint' })}>
            {words.bet}
            <Icon name="right" size={14} />
          </Link>
        )}
      </header>
      <StandInNote game={game} />
      <HistoryList games={games} game={game} />
    </section>
  );
}
