import { findFamily } from '@fairlot/rules/play/registry';
import type { GameInfo } from '@fairlot/wire/play/lottery';
import { FramedGlyph, Icon, shortIssue, useSay, useWords } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import box from '@fairlot/ui/card.module.css';
import { classes } from '@fairlot/ui/class-names';
import inline from '@fairlot/ui/inline.module.css';
import { Link } from '@fairlot/shell';
import { checkDraw } from './check-draw.ts';
import type { Game } from '../lottery/games/index.ts';
import { closedAs, GameClock, GameResult } from '../lottery/lobby/index.ts';
import { LOBBY, STOPS } from './text.ts';
import styles from './lobby.module.css';

/** Where a visitor who wants to play signs in, tries or registers: all of them lead on to the game. */
export const signInFor = (gameId: number): string => `/Login#/Bet/${gameId}`;

type Props = { readonly game: Game; readonly info: GameInfo | undefined };

/** One game: its name leads to it, its shield checks the last draw. */
export function LobbyGame({ game, info }: Props) {
  const words = useWords(LOBBY);
  const say = useSay();
  const closed = closedAs(info);
  const isShut = closed !== undefined && closed !== 'officialOffline';
  return (
    <li className={classes(box['card'], styles['game'], isShut && styles['shut'])} data-game>
      <span className={classes(inline['row'], styles['top'])}>
        <FramedGlyph glyph={findFamily(game.Family)?.glyph} />
        <b className={styles['name']}>
          {isShut ? say(game.Name) : <Link to={signInFor(game.Id)}>{say(game.Name)}</Link>}
        </b>
        {game.IsHot && <Badge tone="accent">{words.hot}</Badge>}
        <span className={inline['grow']} />
        {closed ? (
          <Badge tone="time">{say(STOPS[closed])}</Badge>
        ) : (
          info && <GameClock info={info} />
        )}
      </span>
      <span className={styles['result']}>
        <GameResult info={info} family={game.Family} />
      </span>
      <Foot game={game} info={info} />
    </li>
  );
}

function Foot({ game, info }: Props) {
  const words = useWords(LOBBY);
  const say = useSay();
  const last = info?.LastDrawIssue;
  const canVerify = game.IsVerifiable && last && !last.IsDemoHistory;
  return (
    <span className={classes(inline['row'], inline['num'], inline['mut'], styles['foot'])}>
      {last
        ? words.issue(shortIssue(last.SerialNumber))
        : game.DailyIssueCount > 0 && words.daily(game.DailyIssueCount)}
      <span className={inline['grow']} />
      {canVerify && (
        <button
          type="button"
          className={classes(inline['vlink'], styles['verify'])}
          aria-label={words.verifyOf(say(game.Name), shortIssue(last.SerialNumber))}
          onClick={() => checkDraw(game.Id, last.SerialNumber)}
        >
          <Icon name="shield" size={14} />
          {words.verify}
        </button>
      )}
      {!game.IsVerifiable && words.official}
    </span>
  );
}
