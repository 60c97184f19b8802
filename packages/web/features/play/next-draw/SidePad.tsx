import { useRef } from 'react';
import { sumMoney } from '@fairlot/rules/core/money';
import type { GameInfo } from '@fairlot/wire/play/lottery';
import { formatMoney, useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { TextInput } from '@fairlot/ui/field';
import { Link, useStore } from '@fairlot/shell';
import { amountChips, isBadStake } from '../board/credit/index.ts';
import { oddsText } from '../board/play/index.ts';
import { keyOf, oddsFor, useSides, type OddsTable, type Side } from '../board/sides/index.ts';
import type { Game } from '../lottery/games/index.ts';
import { Confirm } from './confirm-part.tsx';
import { PadSkeleton } from './PadSkeleton.tsx';
import { NEXT } from './text.ts';
import { useSideBet } from './use-side-bet.ts';
import inline from '@fairlot/ui/inline.module.css';
import styles from './next-draw.module.css';

type OfGame = { readonly game: Game; readonly info: GameInfo };

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
  const button = useRef<HTMLButtonElement>(null);
  const { picks, pick, amount, setAmount, ...own } = useSideBet(game, info, sides, button);
  const { attempt } = own.place;
  if (isMissing) {
    return (
      <div className={styles['note']} role="alert">
        {words.noPlays} <Button onClick={again}>{words.retry}</Button>
      </div>
    );
  }
  if (!isWhole) return <PadSkeleton />;
  if (sides.length === 0) {
    return (
      <p className={styles['note']}>
        {words.noSides} <Link to={`/Bet/${game.Id}`}>{words.all}</Link>
      </p>
    );
  }
  const hasLines = own.lines.length > 0;
  const sum = formatMoney(sumMoney(own.lines.map((line) => line.amount)));
  return (
    <div className={styles['pad']}>
      <Sides name={say(game.Name)} table={own.table} {...{ sides, picks }} onPick={pick} />
      <div className={styles['stake']}>
        <Amount amount={amount} onAmount={setAmount} />
        <Button
          ref={button}
          look="primary"
          className={styles['bet']}
          aria-disabled={!hasLines}
          title={picks.size === 0 ? words.pick : undefined}
          onPointerEnter={() => void Confirm.preload()}
          onClick={own.bet}
        >
          <span className={inline['num']}>{hasLines ? words.betOf(sum) : words.bet}</span>
        </Button>
      </div>
      {attempt.step !== 'idle' && attempt.step !== 'accepted' && (
        <Confirm
          {...{ attempt, game, info }}
          place={own.place}
          onNewOdds={() => void own.askAtNewOdds()}
          onClose={own.place.close}
        />
      )}
    </div>
  );
}
