import { Icon, Money, useWords } from '@fairlot/ui';
import { CreditTools } from '../slip/credit-part.ts';
import { totalsOf } from '../slip/cart.ts';
import { BetButton } from '../slip/BetButton.tsx';
import type { StakeProps } from '../slip/StakeBar.tsx';
import { Stepper } from '../slip/Stepper.tsx';
import { STAKE } from '../slip/text.ts';
import { useShort } from '../slip/use-short.ts';
import { useWhy } from '../slip/use-why.ts';
import { UnitSwitch } from '../slip/UnitSwitch.tsx';
import type { Betting } from '../use-betting.ts';

/** The stake bar of the phone: two lines that stay at the bottom. */
export function PhoneStake(props: StakeProps & { readonly onSlip: () => void }) {
  const { betting, sale, onBet, onSlip } = props;
  const words = useWords(STAKE);
  const { choice, stake, draft, lines } = betting;
  const isOfficial = choice.style === 'official';
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
              onClick={betting.pickRandom}
            >
              <Icon name="shuffle" size={18} />
              <span className="word">{words.random}</span>
            </button>
          </>
        ) : (
          <CreditTools credit={betting.credit} />
        )}
      </div>
      <div className="r">
        <button
          type="button"
          className="icb basket"
          aria-label={words.slipCount(lines.length)}
          aria-haspopup="dialog"
          onClick={onSlip}
        >
          <Icon name="basket" size={22} />
          {lines.length > 0 && <span className="dotn">{lines.length}</span>}
        </button>
        <PhoneSum betting={betting} />
        <button
          type="button"
          className="btn btn-t"
          disabled={draft.length === 0}
          onClick={betting.addDraft}
        >
          {words.addShort}
        </button>
        <BetButton sale={sale} isEmpty={draft.length === 0} onBet={onBet} />
      </div>
    </footer>
  );
}

function PhoneSum({ betting }: { betting: Betting }) {
  const words = useWords(STAKE);
  const { draft } = betting;
  const { notes, amount, most } = totalsOf(draft);
  const short = useShort(amount, true);
  const why = useWhy(betting);
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
