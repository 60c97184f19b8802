import { memo } from 'react';
import { prizeListOf } from '@fairlot/rules/odds/prize-list';
import { findFamily } from '@fairlot/rules/play/registry';
import { Icon, Seal, useLanguage, useWords } from '@fairlot/ui';
import { GameName } from '../games/GameName.tsx';
import type { Game } from '../games/use-games.ts';
import { isFavourite, toggleFavourite, useFavourites } from '../games/favourites.ts';
import { StandInNote } from '../source/StandInNote.tsx';
import { offerDaySlot } from './day-slot.ts';
import { HEADER } from './header-text.ts';
import { IssueClock } from '../issue/IssueClock.tsx';
import type { HitsOf } from '../issue/hits-of.ts';
import { LastDraw, type OwnResult } from '../issue/LastDraw.tsx';
import { IconButton } from '@fairlot/ui/button';
import { classes } from '@fairlot/ui/class-names';
import box from '@fairlot/ui/card.module.css';
import styles from '../issue/issue.module.css';
import inline from '@fairlot/ui/inline.module.css';

type Props = {
  readonly game: Game;
  readonly Own: OwnResult;
  readonly hitsOf: HitsOf;
  readonly prizeGroup: number | undefined;
  /** Where the list of games is folded away, the name opens it. */
  readonly onGames?: (() => void) | undefined;
};

/** The head of the bet page: the game, its last draw, its countdown. A tap on the pad leaves it alone. */
export const IssueHeader = memo(function IssueHeader({
  game,
  Own,
  hitsOf,
  prizeGroup,
  onGames,
}: Props) {
  const language = useLanguage();
  const isVerifiable = game.IsVerifiable;
  const name = game.Name[language];
  return (
    <section className={classes(box['card'], styles['issue'])} aria-label={name} data-issue>
      <div className={styles['title']}>
        <div className={styles['head']}>
          <h1>
            {onGames ? (
              <button
                type="button"
                className={styles['games']}
                aria-haspopup="dialog"
                onClick={onGames}
              >
                <GameName game={game} />
                <Icon name="down" size={18} />
              </button>
            ) : (
              <GameName game={game} />
            )}
          </h1>
          <Star gameId={game.Id} />
          <span className={styles['bell']} data-bell />
        </div>
        <Facts game={game} prizeGroup={prizeGroup} />
        <StandInNote game={game} short />
      </div>
      <LastDraw gameId={game.Id} isVerifiable={isVerifiable} Own={Own} hitsOf={hitsOf} />
      <IssueClock />
    </section>
  );
});

function Star({ gameId }: { gameId: number }) {
  const words = useWords(HEADER);
  const isKept = isFavourite(useFavourites(), gameId);
  return (
    <IconButton
      icon="star"
      iconSize={16}
      className={classes(styles['star'], isKept && styles['on'])}
      aria-pressed={isKept}
      label={words.favourite}
      onClick={() => toggleFavourite(gameId)}
    />
  );
}

function Facts({ game, prizeGroup }: { game: Game; prizeGroup: number | undefined }) {
  const words = useWords(HEADER);
  // Of quoted odds each play says what it returns.
  const isQuoted = findFamily(game.Family)?.isQuoted ?? prizeListOf(game.CategoryId) !== undefined;
  return (
    <div className={styles['meta']}>
      <span ref={offerDaySlot} className={inline['num']} data-daily>
        <span>{words.daily(game.DailyIssueCount)}</span>
      </span>
      {prizeGroup !== undefined && !isQuoted && (
        <span className={inline['num']}>{words.returns(`${(prizeGroup / 20).toFixed(1)}%`)}</span>
      )}
      {game.IsVerifiable && (
        <span className={inline['vlink']}>
          <Seal mark="验" size={10} line />
          {words.verifiable}
        </span>
      )}
    </div>
  );
}
