import { useWords } from '@fairlot/ui';
import type { UnitMode } from '@fairlot/rules/odds/index';
import { setStake } from './stake-store.ts';
import { STAKE } from './text.ts';

const MODES: readonly UnitMode[] = [0, 1, 2, 3];

/** 元 角 分 厘. */
export function UnitSwitch({ mode }: { mode: UnitMode }) {
  const words = useWords(STAKE);
  return (
    <span className="seg" role="radiogroup" aria-label={words.unit}>
      {MODES.map((each) => (
        <button
          key={each}
          type="button"
          role="radio"
          aria-checked={each === mode}
          className={each === mode ? 'on' : ''}
          onClick={() => setStake({ mode: each })}
        >
          {words[`unit${each}`]}
        </button>
      ))}
    </span>
  );
}
