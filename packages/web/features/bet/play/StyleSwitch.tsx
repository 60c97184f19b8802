import { useWords } from '@fairlot/ui';
import type { Style } from '@fairlot/rules/play/play';
import { PAD } from '../text.ts';

/** Official boards count notes; two-sided boards take a stake per option. */
export function StyleSwitch(props: { style: Style; onStyle: (style: Style) => void }) {
  const words = useWords(PAD);
  return (
    <div className="seg style" role="radiogroup" aria-label={words.styles}>
      {(['official', 'credit'] as const).map((each) => (
        <button
          key={each}
          type="button"
          role="radio"
          aria-checked={each === props.style}
          className={each === props.style ? 'on' : ''}
          onClick={() => props.onStyle(each)}
        >
          {words[each]}
        </button>
      ))}
    </div>
  );
}
