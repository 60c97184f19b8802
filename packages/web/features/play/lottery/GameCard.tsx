import { GameState } from '@fairlot/rules/lottery/game-state';
import { drawLength } from '@fairlot/rules/play/draw-shape';
import { findFamily } from '@fairlot/rules/play/registry';
import type { GameInfo } from '@fairlot/wire/play/lottery';
import { Balls, Countdown, FramedGlyph, Icon, shortIssue, useSay, useWords } from '@fairlot/ui';
import { Link } from '@fairlot/shell';
import { GameName } from './games/GameName.tsx';
import { gameState } from './games/game-state.ts';
import type { GameStop } from './issue/issue-view.ts';
import { STAND_IN } from './source/stand-in-text.ts';
import { text } from './text.ts';
import type { Game } from './games/use-games.ts';
import { useClockOf } from './games/use-infos.ts';
import { classes } from '@fairlot/ui/class-names';
import styles from './home.module.css';
import { Badge } from '@fairlot/ui/badge';
import inline from '@fairlot/ui/inline.module.css';
import box from '@fairlot/ui/card.module.css';

/** The countdown, or the word that stands in its place. The one part that ticks. */
export function Clock({ info }: { info: GameInfo }) {
  const words = useWords(text);
  const { phase, countdownMs, totalMs } = useClockOf(info);
  if (info.IsMiaoMiao) return <Badge tone="accent">{words.atOnce}</Badge>;
  if (phase === 'none') return <Badge>{words.shut}</Badge>;
  return (
    <span className={styles['clock']}>
      {phase === 'waiting' && <span className={inline['mut']}>{words.opensIn}</span>}
      <Countdown leftMs={countdownMs} totalMs={totalMs} size="sm" shut={words.shut} />
    </span>
  );
}

const CLOSED = {
  [GameState.MAINTAIN]: 'maintain',
  [GameState.OFFLINE]: 'offline',
  [GameState.OFFCIAL_OFFLINE]: 'officialOffline',
} as const;

/** Why a game cannot be played now, in a word; undefined when it can. */
export function closedAs(info: GameInfo | undefined): GameStop | undefined {
  const state = info ? gameState(info) : GameState.ONLINE;
  if (state === GameState.OFFLINE && info?.LastDrawIssue === null) return 'notOpen';
  return state === GameState.ONLINE ? undefined : CLOSED[state];
}

export function Result({ info, family }: { info: GameInfo | undefined; family: string }) {
  const words = useWords(text);
  const face = findFamily(family);
  const count = face ? drawLength(face.draw) : 0;
  const last = info?.LastDrawIssue;
  if (info && !last) return <span className={inline['mut']}>{words.noResult}</span>;
  return (
    <Balls
      number={last?.WinningNumber}
      count={count}
      kind={face?.ball}
      extra={face?.extra}
      size={count > 7 ? 'xs' : 'md'}
      waitLabel={words.awaiting}
    />
  );
}

/** One game of the lobby: name, countdown, last result. A game that is closed says why. */
export function GameCard({ game, info }: { game: Game; info: GameInfo | undefined }) {
  const words = useWords(text);
  const say = useSay();
  const closed = closedAs(info);
  const last = info?.LastDrawIssue;
  const content = (
    <>
      <span className={classes(inline['row'], styles['top'])}>
        <FramedGlyph glyph={findFamily(game.Family)?.glyph} />
        <b className={styles['name']}>
          <GameName game={game} />
        </b>
        {game.IsHot && <Badge tone="accent">{words.hot}</Badge>}
        <span className={inline['grow']} />
        {closed ? <Badge tone="time">{words[closed]}</Badge> : info && <Clock info={info} />}
      </span>
      <span className={styles['result']}>
        <Result info={info} family={game.Family} />
      </span>
      <span className={classes(inline['row'], inline['num'], inline['mut'], styles['foot'])}>
        {last
          ? words.issue(shortIssue(last.SerialNumber))
          : game.DailyIssueCount > 0 && words.daily(game.DailyIssueCount)}
        <span className={inline['grow']} />
        {game.IsVerifiable ? (
          <span className={inline['vlink']}>
            <Icon name="shield" size={14} />
            {game.IsRehearsal
              ? say(STAND_IN.rehearsalTag)
              : game.IsStandIn
                ? say(STAND_IN.tag)
                : words.verifiable}
          </span>
        ) : (
          words.official
        )}
      </span>
    </>
  );
  const isShut = closed !== undefined && closed !== 'officialOffline';
  return isShut ? (
    <div className={classes(box['card'], styles['card'], styles['shut'])} data-game>
      {content}
    </div>
  ) : (
    <Link to={`/Bet/${game.Id}`} className={classes(box['card'], styles['card'])} data-game>
      {content}
    </Link>
  );
}
