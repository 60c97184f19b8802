import { type CSSProperties, useMemo, useSyncExternalStore } from 'react';
import { findFamily } from '@fairlot/rules/play/registry';
import { lotteryHttp } from '@fairlot/wire/play/lottery';
import {
  CardSkeleton,
  countdownState,
  Failed,
  formatCountdown,
  GameGlyph,
  useSay,
  useWords,
} from '@fairlot/ui';
import { everySecond, Link, serverNow, useCall, useServerNow } from '@fairlot/shell';
import { useGames, type Game } from '../lottery/games/index.ts';
import { AHEAD_MS, drawsAhead, isAbove, namedOf, type DrawAhead } from './draws-ahead.ts';
import { TIMELINE } from './text.ts';
import { classes } from '@fairlot/ui/class-names';
import box from '@fairlot/ui/card.module.css';
import inline from '@fairlot/ui/inline.module.css';
import styles from './timeline.module.css';

const NONE: readonly Game[] = [];
const MINUTE_MS = 60_000;
const REFRESH_MS = 60_000;
/** The call takes no more games. */
const MOST_GAMES = 200;
const MINUTES = Array.from({ length: 11 }, (_, minute) => minute);

/** Draws of the minutes to come; read again with each minute of the clock. */
function useDrawsAhead() {
  const { games = NONE, isError: noGames, retry } = useGames();
  const input = useMemo(
    () => ({
      GameIdList: games.slice(0, MOST_GAMES).map(({ Id }) => Id),
      State: true,
      Countdown: true,
    }),
    [games],
  );
  const enabled = games.length > 0;
  const infos = useCall(lotteryHttp.getLotteryInfo, input, {
    enabled,
    refetchInterval: REFRESH_MS,
  });
  const minute = useSyncExternalStore(everySecond, () => Math.floor(serverNow() / MINUTE_MS));
  const draws = useMemo(() => {
    if (!infos.data) return undefined;
    // A minute more than is shown, so that the line goes on between two reads of the clock.
    const fromMs = minute * MINUTE_MS;
    return drawsAhead(games, infos.data, { fromMs, untilMs: fromMs + AHEAD_MS + MINUTE_MS });
  }, [games, infos.data, minute]);
  const isError = (noGames && games.length === 0) || (infos.isError && !infos.data);
  const again = (): void => {
    retry();
    void infos.refetch();
  };
  return { draws, isError, again };
}

type MarkProps = {
  readonly draw: DrawAhead;
  readonly leftMs: number;
  /** Time until the next name on its side; undefined for a dot. */
  readonly roomMs: number | undefined;
};

/** One moment of the line: a dot, or a mark with the name of its rarest game. */
function Mark({ draw, leftMs, roomMs }: MarkProps) {
  const words = useWords(TIMELINE);
  const say = useSay();
  const [game] = draw.games;
  if (!game) return null;
  const style = { transform: `translateX(${(leftMs / AHEAD_MS) * 100}%)` };
  if (roomMs === undefined)
    return <li className={styles['dot']} style={style} aria-hidden="true" />;
  const room = { '--room': `${(roomMs / AHEAD_MS) * 100}%` } as CSSProperties;
  const state = countdownState(leftMs);
  return (
    <li className={classes(styles['mark'], isAbove(draw.drawMs) && styles['above'])} style={style}>
      <Link to={`/Bet/${game.Id}`} data-state={state} style={room}>
        <GameGlyph glyph={findFamily(game.Family)?.glyph} size={18} />
        <span className={inline['cut']}>{say(game.Name)}</span>
        <span className={inline['num']}>
          <b>{formatCountdown(leftMs)}</b>
          {draw.games.length > 1 && <small>{words.more(draw.games.length)}</small>}
        </span>
      </Link>
    </li>
  );
}

/** The one part that ticks. */
function Line({ draws }: { readonly draws: readonly DrawAhead[] }) {
  const words = useWords(TIMELINE);
  const nowMs = useServerNow();
  const named = useMemo(() => namedOf(draws), [draws]);
  const shown = draws.filter(({ drawMs }) => drawMs > nowMs && drawMs <= nowMs + AHEAD_MS);
  const count = shown.reduce((sum, { games }) => sum + games.length, 0);
  return (
    <>
      <header className={styles['head']}>
        <h2>{words.title}</h2>
        <span className={classes(inline['mut'], inline['num'])}>
          {count > 0 ? words.draws(count) : words.none}
        </span>
      </header>
      <ol className={styles['line']} aria-label={words.title} tabIndex={0}>
        {shown.map((draw) => (
          <Mark
            key={draw.drawMs}
            draw={draw}
            leftMs={draw.drawMs - nowMs}
            roomMs={named.get(draw.drawMs)}
          />
        ))}
      </ol>
      <div className={styles['scale']} aria-hidden="true">
        {MINUTES.map((minute) => (
          <span key={minute}>{minute === 0 ? words.now : words.minutes(minute)}</span>
        ))}
      </div>
    </>
  );
}

/** When which game is drawn in the next ten minutes. */
export default function Timeline() {
  const words = useWords(TIMELINE);
  const { draws, isError, again } = useDrawsAhead();
  if (!draws && !isError) return <CardSkeleton />;
  return (
    <section className={classes(box['card'], styles['card'])} aria-label={words.title} data-ahead>
      {draws ? <Line draws={draws} /> : <Failed title={words.failed} retry={again} />}
    </section>
  );
}
