import { useEffect, useState } from 'react';
import { divFloor, mills } from '@fairlot/rules/core/money';
import { CardSkeleton, Failed, formatMoney, Icon, Money, useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { navigate, serverNow } from '@fairlot/shell';
import { usePlayer } from '../../../session/index.ts';
import { readPlays, usePlays } from '../lottery/families/index.ts';
import type { Game } from '../lottery/games/index.ts';
import { useNextGame } from '../next-draw/index.ts';
import { HOME_PRIZE } from './home-text.ts';
import { largestPrize } from './largest-prize.ts';
import { useTerms } from './use-terms.ts';
import { classes } from '@fairlot/ui/class-names';
import box from '@fairlot/ui/card.module.css';
import inline from '@fairlot/ui/inline.module.css';
import styles from './home-prize.module.css';

/** The largest prize of a game; undefined while it is read. */
function useLargest({ Id, Family, CategoryId }: Game) {
  const { terms, isError, retry } = useTerms(Id);
  const { plays, isWhole } = usePlays(Family);
  const group = usePlayer()?.PrizeGroup;
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (!isWhole && !isMissing) void readPlays(Family).catch(() => setMissing(true));
  }, [Family, isWhole, isMissing]);
  const isKnown = terms !== undefined && isWhole && group !== undefined;
  return {
    isKnown,
    largest: isKnown
      ? largestPrize(
          plays.map((play) => play.on(serverNow())),
          CategoryId,
          group,
          terms,
        )
      : undefined,
    isError: (isError && !terms) || isMissing,
    again: () => {
      setMissing(false);
      retry();
    },
  };
}

function OfGame({ game }: { readonly game: Game }) {
  const words = useWords(HOME_PRIZE);
  const say = useSay();
  const { largest, isKnown, isError, again } = useLargest(game);
  if (isError) return <Failed title={words.failed} retry={again} />;
  if (!isKnown) return null;
  if (!largest) return <p className={inline['mut']}>{words.none}</p>;
  const { play, odds, stake, prize, isCapped } = largest;
  return (
    <>
      <div className={classes(inline['num'], styles['prize'])}>
        <Money amount={prize} currency small />
      </div>
      <p className={styles['of']}>
        {say(game.Name)} · {say(play.name)}
      </p>
      <p className={classes(inline['mut'], inline['num'])}>
        {words.pays(formatMoney(mills(divFloor(odds, 10n))), formatMoney(stake))}
        {isCapped && words.capped}
      </p>
    </>
  );
}

/** What one selection can bring at the most: what a play really pays stands where others have a jackpot. */
export default function HomePrize() {
  const words = useWords(HOME_PRIZE);
  const next = useNextGame();
  if (next.step === 'reading') return <CardSkeleton />;
  return (
    <section
      className={classes(box['card'], styles['card'])}
      aria-label={words.title}
      data-home-prize
    >
      <header>
        <h2>{words.title}</h2>
        <Button look="quiet" size="small" onClick={() => navigate.openWindow('AwardDetail')}>
          {words.all}
          <Icon name="right" size={14} />
        </Button>
      </header>
      {next.step === 'failed' && <Failed title={words.failed} retry={next.retry} />}
      {next.step === 'none' && <p className={inline['mut']}>{words.none}</p>}
      {next.step === 'found' && <OfGame game={next.game} />}
    </section>
  );
}
