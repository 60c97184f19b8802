import { Icon, Money, useWords } from '@fairlot/ui';
import { CreditTools, type Board } from '../board/index.ts';
import { BetButton } from './BetButton.tsx';
import { totalsOf } from './cart.ts';
import { useStake } from './stake-store.ts';
import type { StakeProps } from './StakeBar.tsx';
import { Stepper } from './Stepper.tsx';
import { STAKE } from './text.ts';
import { UnitSwitch } from './UnitSwitch.tsx';
import type { Draft } from './use-draft.ts';
import { useShort } from './use-short.ts';
import { useWhy } from './use-why.ts';

/** The stake bar of the phone: two lines that stay at the bottom. */
export function PhoneStake(
  props: StakeProps & {
    /** Rows of the slip. */
    readonly rows: number;
    readonly onSlip: () => void;
  },
) {
  const { board, draft, onRandom, sale, onBet, rows, onSlip } = props;
  const words = useWords(STAKE);
  const stake = useStake();
  const isOfficial = board.choice.style === 'official';
  return (
    <footer className="m-stake">
      <div className="r">
        {isOfficial ? (
          <>
            <Stepper multiple={stake.multiple} />
            <UnitSwitch mode={stake.mode} />
            <span className="grow" />
            <button
              type="button"
              className="btn btn-q random"
              aria-label={words.random}
              onClick={onRandom}
            >
              <Icon name="shuffle" size={18} />
              <span className="word">{words.random}</span>
            </button>
          </>
        ) : (
          <CreditTools credit={board.credit} />
        )}
      </div>
      <div className="r">
        <button
          type="button"
          className="icb basket"
          aria-label={words.slipCount(rows)}
          aria-haspopup="dialog"
          onClick={onSlip}
        >
          <Icon name="basket" size={22} />
          {rows > 0 && <span className="dotn">{rows}</span>}
        </button>
        <PhoneSum board={board} draft={draft.lines} />
        <button
          type="button"
          className="btn btn-t"
          disabled={draft.lines.length === 0}
          onClick={draft.add}
        >
          {words.addShort}
        </button>
        <BetButton sale={sale} isEmpty={draft.lines.length === 0} onBet={onBet} />
      </div>
    </footer>
  );
}

function PhoneSum({ board, draft }: { board: Board; draft: Draft['lines'] }) {
  const words = useWords(STAKE);
  const { notes, amount, most } = totalsOf(draft);
  const short = useShort(amount, true);
  const why = useWhy(board);
  if (draft.length === 0) {
    return (
      <div className="grow m-sum mut" role="status">
        {why}
      </div>
    );
  }
  return (
    <div className="grow m-sum num">
      <div className="amount">
        <Money amount={amount} currency />
      </div>
      {short ? (
        <div className="short" role="status">
          {short}
        </div>
      ) : (
        <div className="mut">
          {words.notes(notes.toLocaleString('en-US'))} · {words.winsShort} <Money amount={most} />
        </div>
      )}
    </div>
  );
}
