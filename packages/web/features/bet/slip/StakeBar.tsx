import { formatMoney, Icon, Money, useWords, type Spoken } from '@fairlot/ui';
import type { SaleNow } from '../issue/tick.ts';
import type { Betting } from '../use-betting.ts';
import { BetButton } from './BetButton.tsx';
import { totalsOf, type NewLine } from './cart.ts';
import { CreditTools } from './credit-part.ts';
import { setStake } from './stake-store.ts';
import { Stepper } from './Stepper.tsx';
import { STAKE } from './text.ts';
import { UnitSwitch } from './UnitSwitch.tsx';
import { useShort } from './use-short.ts';
import { useWhy } from './use-why.ts';

const CHIPS = [1, 5, 10, 50];

export type StakeProps = {
  readonly betting: Betting;
  readonly sale: SaleNow;
  readonly onBet: () => void;
};

/** Multiple, unit and prize group; the sum in full; the three ways on. */
export function StakeBar({ betting, sale, onBet }: StakeProps) {
  const words = useWords(STAKE);
  const { choice, draft, addDraft, pickRandom } = betting;
  const isOfficial = choice.style === 'official';
  const isEmpty = draft.length === 0;
  return (
    <div className="stake">
      <div className="r">
        {isOfficial ? <OfficialTools betting={betting} /> : <CreditTools credit={betting.credit} />}
      </div>
      <div className="r">
        <Sum betting={betting} />
        <span className="grow" />
        {isOfficial && (
          <button type="button" className="btn btn-q" aria-keyshortcuts="r" onClick={pickRandom}>
            <Icon name="shuffle" size={16} />
            {words.random}
          </button>
        )}
        <button
          type="button"
          className="btn btn-t big"
          aria-keyshortcuts="q"
          disabled={isEmpty}
          onClick={addDraft}
        >
          <Icon name="plus" size={16} />
          {words.add}
        </button>
        <BetButton sale={sale} isEmpty={isEmpty} onBet={onBet} />
      </div>
    </div>
  );
}

function OfficialTools({ betting }: { betting: Betting }) {
  const words = useWords(STAKE);
  const { stake, prizeGroup } = betting;
  return (
    <>
      <span className="k">{words.multiple}</span>
      <Stepper multiple={stake.multiple} />
      <span className="chips">
        {CHIPS.map((chip) => (
          <button
            key={chip}
            type="button"
            aria-pressed={chip === stake.multiple}
            className={chip === stake.multiple ? 'on' : ''}
            onClick={() => setStake({ multiple: chip })}
          >
            {chip}
          </button>
        ))}
      </span>
      <span className="k unit">{words.unit}</span>
      <UnitSwitch mode={stake.mode} />
      <span className="grow" />
      <span className="k">{words.prizeGroup}</span>
      <span className="num b">{prizeGroup}</span>
    </>
  );
}

/** 12 注 × 5 倍 × 2 元 = ¥ 120.000, or what is missing. */
function Sum({ betting }: { betting: Betting }) {
  const words = useWords(STAKE);
  const { choice, draft, stake, credit } = betting;
  const { notes, amount, most } = totalsOf(draft);
  const short = useShort(amount);
  const why = useWhy(betting);
  if (draft.length === 0) {
    return (
      <span className="why" role="status">
        {why}
      </span>
    );
  }
  const problem = limitText(draft, credit.limits, words);
  return (
    <>
      <span className="sum num">
        <span>
          {choice.style === 'official'
            ? words.formula(
                notes.toLocaleString('en-US'),
                stake.multiple,
                words[`price${stake.mode}`],
              )
            : `${words.optionsPicked(notes)} =`}
        </span>
        <b>
          <Money amount={amount} currency />
        </b>
      </span>
      <span className={problem ? 'mx over' : 'mx'} title={problem}>
        {short ? (
          <span className="short">{short}</span>
        ) : (
          (problem ?? (
            <>
              {words.wins}{' '}
              <b className="num">
                <Money amount={most} currency />
              </b>
            </>
          ))
        )}
      </span>
    </>
  );
}

type Limits = Betting['credit']['limits'];

/** What the server would refuse of a draft, said before it is sent. */
function limitText(
  draft: readonly NewLine[],
  limits: Limits,
  words: Spoken<typeof STAKE>,
): string | undefined {
  if (!limits) return undefined;
  const { MinStake, MaxStake, PrizeLimit } = limits;
  const isCredit = (line: NewLine): boolean => line.oddsVersion !== undefined;
  if (draft.some((line) => isCredit(line) && line.amount < MinStake)) {
    return words.belowMin(formatMoney(MinStake));
  }
  if (draft.some((line) => isCredit(line) && line.amount > MaxStake)) {
    return words.aboveMax(formatMoney(MaxStake));
  }
  return draft.some((line) => line.most > PrizeLimit)
    ? words.overLimit(formatMoney(PrizeLimit))
    : undefined;
}
