import { useWords } from '@fairlot/ui';
import { isStakeText } from '../pads/credit.ts';
import type { Credit } from '../pads/use-credit.ts';
import { PAD } from '../text.ts';

const AMOUNTS = ['10', '50', '100', '500', '1000'];

/** What one tap on an option stakes, and whether any odds will do. */
export function CreditTools({ credit }: { credit: Credit }) {
  const words = useWords(PAD);
  return (
    <>
      <span className="k">{words.preset}</span>
      <span className="step amount">
        <input
          className="num"
          aria-label={words.preset}
          inputMode="decimal"
          autoComplete="off"
          value={credit.preset}
          onChange={(event) => {
            if (isStakeText(event.target.value)) credit.setPreset(event.target.value);
          }}
        />
      </span>
      <span className="chips">
        {AMOUNTS.map((amount) => (
          <button
            key={amount}
            type="button"
            aria-pressed={amount === credit.preset}
            className={amount === credit.preset ? 'on' : ''}
            onClick={() => credit.setPreset(amount)}
          >
            {amount}
          </button>
        ))}
      </span>
      <span className="grow" />
      <label className="chk">
        <input
          type="checkbox"
          checked={credit.acceptsAny}
          onChange={(event) => credit.setAcceptsAny(event.target.checked)}
        />
        {words.acceptAny}
      </label>
    </>
  );
}
