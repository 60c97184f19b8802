import { GameState } from '@fairlot/rules/lottery/game-state';
import { drawLength } from '@fairlot/rules/play/draw-shape';
import { findFamily } from '@fairlot/rules/play/registry';
import type { GameInfo } from '@fairlot/wire/lottery';
import { Balls, Countdown, GameGlyph, Icon, shortIssue, useSay, useWords } from '@fairlot/ui';
import { Link } from '@fairlot/shell';
import { gameState } from './games/game-state.ts';
import { STAND_IN } from './source/stand-in-text.ts';
import { text } from './text.ts';
import type { Game } from './games/use-games.ts';
import { useClockOf } from './games/use-infos.ts';

/** The countdown, or the word that stands in its place. The one part that ticks. */
function Clock({ info }: { info: GameInfo }) {
  const words = useWords(text);
  const { phase, countdownMs, totalMs } = useClockOf(info);
  if (phase === 'none') return <span className="tag">{words.shut}</span>;
  return (
    <span className="gcard-clock">
      {phase === 'waiting' && <span className="mut">{words.opensIn}</span>}
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
function closedAs(info: GameInfo | undefined): (typeof CLOSED)[keyof typeof CLOSED] | undefined {
  const state = info ? gameState(info) : GameState.ONLINE;
  return state === GameState.ONLINE ? undefined : CLOSED[state];
}

function Result({ info, family }: { info: GameInfo | undefined; family: string }) {
  const words = useWords(text);
  const face = findFamily(family);
  const count = face ? drawLength(face.draw) : 0;
  const last = info?.LastDrawIssue;
  if (info && !last) return <span className="mut">{words.noResult}</span>;
  return (
    <Balls
      number={last?.WinningNumber}
      count={count}
      kind={face?.ball}
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
      <span className="row gcard-top">
        <span className="gi-w">
          <GameGlyph glyph={findFamily(game.Family)?.glyph} />
        </span>
        <span className="b gcard-name">{say(game.Name)}</span>
        {game.IsHot && <span className="tag acc">{words.hot}</span>}
        <span className="grow" />
        {closed ? <span className="tag time">{words[closed]}</span> : info && <Clock info={info} />}
      </span>
      <span className="gcard-res">
        <Result info={info} family={game.Family} />
      </span>
      <span className="row num mut gcard-foot">
        {last ? words.issue(shortIssue(last.SerialNumber)) : words.daily(game.DailyIssueCount)}
        <span className="grow" />
        {game.Kind === 'platform' ? (
          <span className="vlink">
            <Icon name="shield" size={14} />
            {game.IsStandIn ? say(STAND_IN.tag) : words.verifiable}
          </span>
        ) : (
          words.official
        )}
      </span>
    </>
  );
  const isShut = closed !== undefined && closed !== 'officialOffline';
  return isShut ? (
    <div className="card gcard is-shut">{content}</div>
  ) : (
    <Link to={`/Bet/${game.Id}`} className="card gcard">
      {content}
    </Link>
  );
}
