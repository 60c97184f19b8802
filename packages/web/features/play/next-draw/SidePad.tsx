import { useEffect, useRef, useState } from 'react';
import { sumMoney } from '@fairlot/rules/core/money';
import { betHttp, betHub } from '@fairlot/wire/play/bet';
import type { GameInfo } from '@fairlot/wire/play/lottery';
import { formatMoney, Skeleton, useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { TextInput } from '@fairlot/ui/field';
import { Link, refetch, serverNow, useHubEvent, useStore } from '@fairlot/shell';
import { amountChips, isBadStake } from '../board/credit/index.ts';
import { oddsText } from '../board/play/index.ts';
import {
  keyOf,
  linesOfSides,
  oddsFor,
  oddsNow,
  useOddsOf,
  useSides,
  type OddsTable,
  type Side,
} from '../board/sides/index.ts';
import { clockOf, type Game } from '../lottery/games/index.ts';
import { usePlace } from '../slip/attempt/index.ts';
import { Confirm } from './confirm-part.tsx';
import { NEXT } from './text.ts';
import { withSide } from './with-side.ts';
import inline from '@fairlot/ui/inline.module.css';
import styles from './next-draw.module.css';

type OfGame = { readonly game: Game; readonly info: GameInfo };

const NO_PICKS: ReadonlySet<string> = new Set();

/** Longer amounts are out of bounds. */
const LONGEST = 12;
/** Amounts that one press sets. */
const CHIPS = 3;

function Sides(props: {
  readonly name: string;
  readonly sides: readonly Side[];
  readonly table: OddsTable | undefined;
  readonly picks: ReadonlySet<string>;
  readonly onPick: (side: Side) => void;
}) {
  const { name, sides, table, picks, onPick } = props;
  const words = useWords(NEXT);
  const say = useSay();
  return (
    <div className={styles['sides']} role="group" aria-label={name}>
      {sides.map((side) => {
        const odds = oddsFor(side, table);
        const of = say(side.play.name);
        return (
          <button
            key={keyOf(side)}
            type="button"
            aria-label={`${of} ${say(side.name)}`}
            title={of}
            aria-pressed={picks.has(keyOf(side))}
            disabled={table !== undefined && odds === undefined}
            onClick={() => onPick(side)}
          >
            <b>{say(side.name)}</b>
            <small>{odds === undefined ? (table ? words.paused : '') : oddsText(odds)}</small>
          </button>
        );
      })}
    </div>
  );
}

function Amount(props: { readonly amount: string; readonly onAmount: (amount: string) => void }) {
  const { amount, onAmount } = props;
  const words = useWords(NEXT);
  const chips = useStore(amountChips).slice(0, CHIPS);
  const isBad = isBadStake(amount);
  return (
    <>
      <TextInput
        className={styles['amount']}
        inputMode="decimal"
        autoComplete="off"
        aria-label={words.amount}
        aria-invalid={isBad}
        title={isBad ? words.badAmount : undefined}
        value={amount}
        maxLength={LONGEST}
        onText={onAmount}
      />
      <span className={styles['chips']}>
        {chips.map((chip) => (
          <Button key={chip} size="small" onClick={() => onAmount(chip)}>
            {chip}
          </Button>
        ))}
      </span>
    </>
  );
}

/** Two-sided plays of a game: sides, a stake, and the press that opens the usual confirmation. */
export default function SidePad({ game, info }: OfGame) {
  const words = useWords(NEXT);
  const say = useSay();
  const { sides, isWhole, isMissing, again } = useSides(game.Family);
  const table = useOddsOf(game.Id);
  const [picks, setPicks] = useState(NO_PICKS);
  const [amount, setAmount] = useState(() => amountChips.get()[0] ?? '10');
  const place = usePlace(game.Id);
  const { attempt, open, close } = place;
  const button = useRef<HTMLButtonElement>(null);
  useHubEvent(betHub.betNumberOddsUpdate, ({ GameId }) => {
    if (GameId === game.Id) void refetch(betHttp.getOdds, { GameId });
  });
  useEffect(() => {
    if (attempt.step !== 'accepted') return;
    close();
    setPicks(NO_PICKS);
    button.current?.focus({ preventScroll: true });
  }, [attempt, close]);
  if (isMissing) {
    return (
      <div className={styles['note']} role="alert">
        {words.noPlays} <Button onClick={again}>{words.retry}</Button>
      </div>
    );
  }
  if (!isWhole) return <Skeleton height={148} />;
  if (sides.length === 0) {
    return (
      <p className={styles['note']}>
        {words.noSides} <Link to={`/Bet/${game.Id}`}>{words.all}</Link>
      </p>
    );
  }
  const drawMs = info.CurrentIssue?.DrawTimeStamp ?? info.DateTimeNow;
  const linesAt = (odds: OddsTable | undefined) =>
    odds ? linesOfSides({ picks, amount }, sides, odds, drawMs) : [];
  const lines = linesAt(table);
  const bet = (): void => {
    const { current } = clockOf(info, serverNow());
    if (!current || lines.length === 0) return;
    // Double-sided rows name no prize group; nothing of the slip is taken out.
    const terms = { prizeGroup: 0, acceptsAny: false, fromCart: [] };
    const { SerialNumber: serial, CloseTimeStamp: closesAt } = current;
    open({ gameId: game.Id, serial, closesAt, lines, ...terms });
  };
  const askAtNewOdds = async (): Promise<void> => {
    await refetch(betHttp.getOdds, { GameId: game.Id });
    if (attempt.step !== 'confirming') return;
    open({ ...attempt.intent, lines: linesAt(oddsNow(game.Id)) });
  };
  const sum = formatMoney(sumMoney(lines.map((line) => line.amount)));
  return (
    <div className={styles['pad']}>
      <Sides
        name={say(game.Name)}
        {...{ sides, table, picks }}
        onPick={(side) => setPicks((old) => withSide(old, sides.map(keyOf), keyOf(side)))}
      />
      <div className={styles['stake']}>
        <Amount amount={amount} onAmount={setAmount} />
        <Button
          ref={button}
          look="primary"
          className={styles['bet']}
          aria-disabled={lines.length === 0}
          title={picks.size === 0 ? words.pick : undefined}
          onPointerEnter={() => void Confirm.preload()}
          onClick={bet}
        >
          <span className={inline['num']}>{lines.length > 0 ? words.betOf(sum) : words.bet}</span>
        </Button>
      </div>
      {attempt.step !== 'idle' && attempt.step !== 'accepted' && (
        <Confirm
          {...{ attempt, place, game, info }}
          onNewOdds={() => void askAtNewOdds()}
          onClose={close}
        />
      )}
    </div>
  );
}
