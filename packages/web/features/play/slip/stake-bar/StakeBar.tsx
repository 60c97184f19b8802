import { useStore } from '@fairlot/shell';
import { formatMoney, Icon, Money, useWords, type Spoken } from '@fairlot/ui';
import { BetButton } from '../stake/BetButton.tsx';
import { totalsOf } from '../lines/cart.ts';
import { multipleChips } from '../stake/multiple-chips.ts';
import { setStake, useStake } from '../stake/stake-store.ts';
import { Stepper } from '../stake/Stepper.tsx';
import { STAKE } from '../stake/text.ts';
import { UnitSwitch } from '../stake/UnitSwitch.tsx';
import { useShortfall } from '../funds/use-shortfall.tsx';
import { useMostWin, WINS, winsText } from '../wins/index.ts';
import { useDisabledReason } from './use-disabled-reason.ts';
import type { SaleNow } from '../../lottery/issue/index.ts';
import { CreditTools, limitsOf, type GameLimits } from '../../board/credit/index.ts';
import { useKeyOf } from '../../board/keys/index.ts';
import type { Board } from '../../board/pads/index.ts';
import type { NewLine } from '../../board/picks/index.ts';
import type { Draft } from '../state/use-draft.ts';
import { Button } from '@fairlot/ui/button';
import { classes } from '@fairlot/ui/class-names';
import styles from './stake.module.css';
import inline from '@fairlot/ui/inline.module.css';
import chips from '@fairlot/ui/chips.module.css';

export type StakeProps = {
  readonly board: Board;
  readonly draft: Draft;
  readonly onRandom: () => void;
  readonly sale: SaleNow;
  readonly onBet: () => void;
};

/** Asks for another prize group; undefined where the player's own is the only one. */
type Rebate = (() => void) | undefined;

/** Multiple, unit and prize group; the sum in full; the three ways on. */
export function StakeBar(props: StakeProps & { readonly onRebate: Rebate }) {
  const { board, draft, onRandom, sale, onBet, onRebate } = props;
  const words = useWords(STAKE);
  const isOfficial = board.choice.style === 'official';
  const isEmpty = draft.lines.length === 0;
  const randomKey = useKeyOf('random');
  const addKey = useKeyOf('add');
  return (
    <div className={styles['stake']} data-stake>
      <div className={styles['line']}>
        {isOfficial ? (
          <OfficialTools
            prizeGroup={board.isOfList ? undefined : board.prizeGroup}
            onRebate={onRebate}
          />
        ) : (
          board.credit.table && <CreditTools credit={board.credit} />
        )}
      </div>
      <div className={styles['line']}>
        <Sum board={board} draft={draft.lines} />
        <span className={inline['grow']} />
        {isOfficial && (
          <Button look="quiet" aria-keyshortcuts={randomKey} onClick={onRandom}>
            <Icon name="shuffle" size={16} />
            {words.random}
          </Button>
        )}
        <Button
          look="tint"
          className={styles['add']}
          aria-keyshortcuts={addKey}
          disabled={isEmpty}
          onClick={draft.add}
        >
          <Icon name="plus" size={16} />
          {words.add}
        </Button>
        <BetButton className={styles['bet']} sale={sale} isEmpty={isEmpty} onBet={onBet} />
      </div>
    </div>
  );
}

function OfficialTools(props: { prizeGroup: number | undefined; onRebate: Rebate }) {
  const { prizeGroup, onRebate } = props;
  const words = useWords(STAKE);
  const stake = useStake();
  return (
    <>
      <span className={styles['label']}>{words.multiple}</span>
      <Stepper multiple={stake.multiple} />
      <span className={chips['chips']}>
        {useStore(multipleChips).map((chip) => (
          <button
            key={chip}
            type="button"
            aria-pressed={chip === stake.multiple}
            className={chip === stake.multiple ? chips['on'] : undefined}
            onClick={() => setStake({ multiple: chip })}
          >
            {chip}
          </button>
        ))}
      </span>
      <span className={classes(styles['label'], styles['unit'])}>{words.unit}</span>
      <UnitSwitch mode={stake.mode} />
      <span className={inline['grow']} />
      <span className={styles['label']}>{prizeGroup ? words.prizeGroup : words.listed}</span>
      {onRebate ? (
        prizeGroup && (
          <button
            type="button"
            className={classes(inline['num'], inline['b'], styles['group'])}
            aria-haspopup="dialog"
            onClick={onRebate}
          >
            {prizeGroup}
          </button>
        )
      ) : (
        <b className={inline['num']}>{prizeGroup}</b>
      )}
    </>
  );
}

/** 12 注 × 5 倍 × 2 元 = ¥ 120.000, or what is missing. */
function Sum({ board, draft }: { board: Board; draft: readonly NewLine[] }) {
  const words = useWords(STAKE);
  const { choice, credit } = board;
  const stake = useStake();
  const { notes, amount, caps } = totalsOf(draft, credit.limits);
  const wins = useMostWin(draft, credit.limits, board.prizeGroup);
  const { label, about } = winsText(useWords(WINS), wins, caps[0]);
  const short = useShortfall(board, draft, amount);
  const why = useDisabledReason(board);
  if (draft.length === 0) {
    return (
      <span className={styles['why']} role="status">
        {why}
      </span>
    );
  }
  const problem = limitText(draft, credit.limits, words);
  return (
    <>
      <span className={classes(styles['sum'], inline['num'])}>
        <span>
          {choice.style === 'official'
            ? words.formula(
                notes.toLocaleString('en-US'),
                stake.multiple,
                words[`price${stake.mode}`],
              )
            : choice.play.options.length > 0
              ? `${words.optionsPicked(notes)} =`
              : words.notesAt(notes.toLocaleString('en-US'), credit.preset)}
        </span>
        <b>
          <Money amount={amount} currency />
        </b>
      </span>
      <span className={classes(styles['most'], problem && styles['over'])} title={problem ?? about}>
        {short ? (
          <span className={styles['short']}>{short}</span>
        ) : (
          (problem ?? (
            <>
              {label}{' '}
              <b className={inline['num']}>
                <Money amount={wins.amount} currency />
              </b>
            </>
          ))
        )}
      </span>
    </>
  );
}

/** What the server would refuse of a draft, said before it is sent. */
function limitText(
  draft: readonly NewLine[],
  limits: GameLimits | undefined,
  words: Spoken<typeof STAKE>,
): string | undefined {
  if (!limits) return undefined;
  for (const line of draft) {
    const { MinStake, MaxStake, MaxNotes } = limitsOf(limits, line);
    const units = line.oddsVersion === undefined ? 1 : line.notes;
    if (line.notes > MaxNotes) return words.mostNotes(MaxNotes.toLocaleString('en-US'));
    if (line.amount < MinStake * BigInt(units)) return words.belowMin(formatMoney(MinStake));
    if (line.amount > MaxStake) return words.aboveMax(formatMoney(MaxStake));
  }
  return undefined;
}
