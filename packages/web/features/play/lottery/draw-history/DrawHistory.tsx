import type { ComponentType } from 'react';
import type { Bilingual } from '@fairlot/rules/core/text';
import { Empty, Failed, Icon, Segments, useSay, useWords } from '@fairlot/ui';
import { Button, buttonClass } from '@fairlot/ui/button';
import {
  Link,
  navigate,
  usePhone,
  useParam,
  useQueryValue,
  useSignedIn,
  useTitle,
} from '@fairlot/shell';
import { useAskLogin } from '../../../auth/login/index.ts';
import { useGames, type Game } from '../games/use-games.ts';
import { StandInNote } from '../source/StandInNote.tsx';
import { GameSelect } from './GameSelect.tsx';
import { HistoryList } from './HistoryList.tsx';
import { HistorySkeleton } from './HistorySkeleton.tsx';
import { addressOf, LIST } from './history-view.ts';
import { HISTORY } from './text.ts';
import styles from './draw-history.module.css';

/** Another way to look at past draws than their list. */
export type HistoryView = {
  /** What the address calls it: `?view=trend`. */
  readonly code: string;
  readonly name: Bilingual;
  readonly Content: ComponentType<{ readonly game: Game }>;
};

/** `/DrawHistory/{id}`, open to everyone (spec section 2). */
export default function DrawHistory({ views }: { views: readonly HistoryView[] }) {
  const words = useWords(HISTORY);
  const id = useParam('id');
  const { games, isError, retry } = useGames();
  if (isError && !games) return <Failed title={words.failed} retry={retry} />;
  if (!games) return <HistorySkeleton />;
  const game = games.find(({ Id }) => String(Id) === id);
  if (!game) return <NoGame games={games} />;
  return <OfGame key={game.Id} games={games} game={game} views={views} />;
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

type OfGameProps = {
  readonly games: readonly Game[];
  readonly game: Game;
  readonly views: readonly HistoryView[];
};

function OfGame({ games, game, views }: OfGameProps) {
  const words = useWords(HISTORY);
  const say = useSay();
  const isPhone = usePhone();
  const isSignedIn = useSignedIn();
  const askLogin = useAskLogin();
  const view = useQueryValue('view');
  const chosen = views.find(({ code }) => code === view);
  useTitle(`${say(game.Name)} ${chosen ? say(chosen.name) : words.title}`);
  return (
    <section className={styles['screen']}>
      <header className={styles['head']}>
        <h1>
          {chosen ? say(chosen.name) : words.title} <small>{say(game.Name)}</small>
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
        {isSignedIn ? (
          <Link to={`/Bet/${game.Id}`} className={buttonClass({ look: 'tint' })}>
            {words.bet}
            <Icon name="right" size={14} />
          </Link>
        ) : (
          <Button look="tint" onClick={() => void askLogin()}>
            {words.bet}
            <Icon name="right" size={14} />
          </Button>
        )}
      </header>
      <StandInNote game={game} />
      <div className={styles['views']}>
        <Segments
          label={words.view}
          value={chosen?.code ?? LIST}
          options={[
            [LIST, words.list] as const,
            ...views.map(({ code, name }) => [code, say(name)] as const),
          ]}
          onChoose={(code) => navigate.to(addressOf(game.Id, code))}
        />
        {chosen && <GameSelect games={games} game={game} view={chosen.code} />}
      </div>
      {chosen ? (
        <div className={styles['list']}>
          <chosen.Content game={game} />
        </div>
      ) : (
        <HistoryList games={games} game={game} />
      )}
    </section>
  );
}
