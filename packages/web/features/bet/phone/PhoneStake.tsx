import { Icon, Money, useLanguage, useWords } from '@fairlot/ui';
import { CreditTools } from '../slip/CreditTools.tsx';
import { totalsOf } from '../slip/cart.ts';
import { BetButton } from '../slip/BetButton.tsx';
import type { StakeProps } from '../slip/StakeBar.tsx';
import { Stepper } from '../slip/Stepper.tsx';
import { SLIP, STAKE } from '../slip/text.ts';
import { UnitSwitch } from '../slip/UnitSwitch.tsx';
import { whyText } from '../slip/why-text.ts';
import type { Betting } from '../use-betting.ts';

/** The stake bar of the phone: two lines that stay at the bottom. */
export function PhoneStake(props: StakeProps & { readonly onSlip: () => void }) {
  const { betting, sale, onBet, onSlip } = props;
  const words = useWords(STAKE);
  const slip = useWords(SLIP);
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
          aria-label={slip.slipCount(lines.length)}
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
  const language = useLanguage();
  const { draft, pad, choice } = betting;
  if (draft.length === 0) {
    const why = 'why' in pad.tally ? whyText(pad.tally.why, words, language) : '';
    return (
      <div className="grow m-sum mut" role="status">
        {choice.style === 'credit' ? words.nothingStaked : why}
      </div>
    );
  }
  const { notes, amount, most } = totalsOf(draft);
  return (
    <div className="grow m-sum num">
      <div className="amount">
        <Money amount={amount} currency />
      </div>
      <div className="mut">
        {words.notes(notes.toLocaleString('en-US'))} · {words.winsShort} <Money amount={most} />
      </div>
    </div>
  );
}
