import { useWords } from '@fairlot/ui';
import { isBadStake, LONGEST_STAKE } from './credit.ts';
import { ODDS } from './odds-words.ts';
import type { Credit } from './use-credit.ts';
import { pasteInto } from './paste-number.ts';

const AMOUNTS = ['10', '50', '100', '500', '1000'];

/** What one tap on an option stakes, and whether any odds will do. */
export default function CreditTools({ credit }: { credit: Credit }) {
  const words = useWords(ODDS);
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
          aria-invalid={isBadStake(credit.preset)}
          onPaste={pasteInto(credit.setPreset)}
          onChange={(event) => {
            if (event.target.value.length <= LONGEST_STAKE) credit.setPreset(event.target.value);
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
