import { Countdown, FramedGlyph, shortIssue, useSay, useWords } from '@fairlot/ui';
import { findFamily } from '@fairlot/rules/play/registry';
import type { GameInfo } from '@fairlot/wire/play/lottery';
import type { Streak } from '@fairlot/wire/community/streak';
import { Button } from '@fairlot/ui/button';
import { Link } from '@fairlot/shell';
import { useClockOf, type Game } from '../../play/lottery/games/index.ts';
import { oddsText } from '../../play/board/play/index.ts';
import { betOn, type Stake } from './bet-on.ts';
import { STREAK } from './text.ts';
import styles from './streak.module.css';

/** The one part of a row that ticks. */
function Clock({ info }: { info: GameInfo | undefined }) {
  const { countdownMs, totalMs, phase } = useClockOf(info);
  if (!info || phase === 'none') return null;
  return <Countdown leftMs={countdownMs} totalMs={totalMs} size="sm" />;
}

/** What came how often, and a press for each side. `most`: the longest of the list, a full bar. */
export function StreakRow(props: {
  readonly streak: Streak;
  readonly game: Game;
  readonly info: GameInfo | undefined;
  readonly most: number;
  readonly stake: Stake;
}) {
  const { streak, game, info, most, stake } = props;
  const words = useWords(STREAK);
  const say = useSay();
  const { Length, IsLonger, Same, Opposite, PlayName, SerialNumber } = streak;
  const length = `${Length}${IsLonger ? '+' : ''}`;
  const side = (own: Streak['Same'], word: string, look: 'tint' | 'plain') => (
    <Button
      look={look}
      aria-label={words.bet(say(game.Name), say(PlayName), say(own.Name))}
      onClick={() => betOn(streak, own, stake)}
    >
      <span className={styles['word']}>{word}</span>
      <span className={styles['side']}>{say(own.Name)}</span>
      <span className={styles['odds']}>{oddsText(own.Odds)}</span>
    </Button>
  );
  return (
    <li className={styles['row']}>
      <Link to={`/Bet/${game.Id}`} className={styles['game']}>
        <FramedGlyph glyph={findFamily(game.Family)?.glyph} />
        <span className={styles['names']}>
          <b>{say(game.Name)}</b>
          <small>{say(PlayName)}</small>
        </span>
      </Link>
      <span className={styles['streak']}>
        <b>{say(Same.Name)}</b>
        <span className={styles['length']}>
          {words.inRow} <b>{words.times(Length).replace(String(Length), length)}</b>
        </span>
        <span className={styles['bar']} aria-hidden style={{ '--part': Length / most } as never} />
      </span>
      <span className={styles['when']}>
        <Clock info={info} />
        <small>{words.until(shortIssue(SerialNumber))}</small>
      </span>
      <span className={styles['sides']}>
        {side(Same, words.same, 'tint')}
        {side(Opposite, words.opposite, 'plain')}
      </span>
    </li>
  );
}
