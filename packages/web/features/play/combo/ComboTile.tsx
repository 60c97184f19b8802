import { drawLength } from '@fairlot/rules/play/draw-shape';
import { findFamily } from '@fairlot/rules/play/registry';
import type { GameInfo } from '@fairlot/wire/play/lottery';
import {
  Balls,
  Countdown,
  drawnParts,
  FramedGlyph,
  shortIssue,
  useSay,
  useWords,
} from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import { Button } from '@fairlot/ui/button';
import { TextInput } from '@fairlot/ui/field';
import { Link } from '@fairlot/shell';
import { isBadStake } from '../board/credit/index.ts';
import { oddsText } from '../board/play/index.ts';
import { keyOf, oddsFor, useOddsOf, useSides } from '../board/sides/index.ts';
import { useClockOf, type Game } from '../lottery/games/index.ts';
import { COMBO } from './text.ts';
import { withPick, type Tile } from './tile-state.ts';
import box from '@fairlot/ui/card.module.css';
import inline from '@fairlot/ui/inline.module.css';
import { classes } from '@fairlot/ui/class-names';
import styles from './combo.module.css';

/** More balls than these are written as figures. */
const MOST_BALLS = 8;

/** The issue and its countdown: the one part that ticks. */
function Clock({ info }: { info: GameInfo | undefined }) {
  const words = useWords(COMBO);
  const { phase, issue, countdownMs, totalMs, state } = useClockOf(info);
  if (!info) return null;
  if (state !== 0) return <Badge tone="time">{words.stopped}</Badge>;
  if (!issue || phase === 'none') return <Badge>{words.noIssue}</Badge>;
  return (
    <span className={styles['clock']}>
      <small>
        {words.issue(shortIssue(issue.SerialNumber))}
        {phase === 'waiting' && ` ${words.opensIn}`}
      </small>
      <Countdown leftMs={countdownMs} totalMs={totalMs} size="sm" shut={words.shut} />
    </span>
  );
}

function LastDraws({ info, family }: { info: GameInfo | undefined; family: string }) {
  const words = useWords(COMBO);
  const face = findFamily(family);
  const count = face ? drawLength(face.draw) : 0;
  const drawn = (info?.OldIssues ?? []).filter(({ WinningNumber }) => WinningNumber !== null);
  if (info && drawn.length === 0) return <p className={styles['none']}>{words.noDraws}</p>;
  return (
    <ol className={styles['draws']} aria-label={words.last}>
      {drawn.map(({ SerialNumber, WinningNumber }) => (
        <li key={SerialNumber}>
          <small>{shortIssue(SerialNumber)}</small>
          {count > MOST_BALLS && typeof face?.ball !== 'object' ? (
            <span className={styles['figures']}>{drawnParts(WinningNumber ?? '').join(' ')}</span>
          ) : (
            <Balls
              number={WinningNumber}
              count={count}
              kind={face?.ball}
              extra={face?.extra}
              size="xs"
            />
          )}
        </li>
      ))}
    </ol>
  );
}

function Panel(props: {
  readonly game: Game;
  readonly tile: Tile;
  readonly onTile: (tile: Tile) => void;
}) {
  const { game, tile, onTile } = props;
  const words = useWords(COMBO);
  const say = useSay();
  const table = useOddsOf(game.Id);
  const { sides, isWhole } = useSides(game.Family);
  if (isWhole && sides.length === 0) {
    return (
      <p className={styles['none']}>
        {words.noSides} <Link to={`/Bet/${game.Id}`}>{words.toGame}</Link>
      </p>
    );
  }
  return (
    <div className={styles['sides']} role="group" aria-label={say(game.Name)}>
      {sides.map((side) => {
        const odds = oddsFor(side, table);
        const key = keyOf(side);
        const of = say(side.play.name);
        return (
          <button
            key={key}
            type="button"
            aria-label={`${of} ${say(side.name)}`}
            title={of}
            aria-pressed={tile.picks.has(key)}
            disabled={table !== undefined && odds === undefined}
            onClick={() => onTile(withPick(tile, key))}
          >
            <b>{say(side.name)}</b>
            <small>{odds === undefined ? (table ? words.paused : '') : oddsText(odds)}</small>
          </button>
        );
      })}
    </div>
  );
}

/** One game of the board: what it is at, what it drew, and what is put on it. */
export function ComboTile(props: {
  readonly game: Game;
  readonly info: GameInfo | undefined;
  readonly tile: Tile;
  readonly onTile: (tile: Tile) => void;
  readonly onBet: (() => void) | undefined;
}) {
  const { game, info, tile, onTile, onBet } = props;
  const words = useWords(COMBO);
  const say = useSay();
  const name = say(game.Name);
  const isBad = isBadStake(tile.amount);
  return (
    <article className={classes(box['card'], styles['tile'])} aria-label={name} data-tile={game.Id}>
      <header className={styles['top']}>
        <Link to={`/Bet/${game.Id}`} className={styles['game']}>
          <FramedGlyph glyph={findFamily(game.Family)?.glyph} />
          <b className={inline['cut']}>{name}</b>
        </Link>
        <Clock info={info} />
      </header>
      <LastDraws info={info} family={game.Family} />
      <Panel {...{ game, tile, onTile }} />
      <footer className={styles['foot']}>
        <TextInput
          className={styles['amount']}
          inputMode="decimal"
          aria-label={words.amountOf(name)}
          aria-invalid={isBad}
          title={isBad ? words.badAmount : undefined}
          value={tile.amount}
          maxLength={12}
          onText={(amount) => onTile({ ...tile, amount })}
        />
        <Button
          look="tint"
          aria-label={words.betOn(name)}
          aria-disabled={onBet === undefined}
          onClick={onBet}
        >
          {words.betOne}
        </Button>
      </footer>
    </article>
  );
}
