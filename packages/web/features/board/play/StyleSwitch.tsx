import { Segments, useWords } from '@fairlot/ui';
import type { Style } from '@fairlot/rules/play/play';
import { PAD } from './text.ts';

const STYLES: readonly Style[] = ['official', 'credit'];

/** Official boards count notes; two-sided boards take a stake per option. */
export function StyleSwitch(props: { style: Style; onStyle: (style: Style) => void }) {
  const words = useWords(PAD);
  return (
    <Segments
      className="style"
      label={words.styles}
      value={props.style}
      options={STYLES.map((each) => [each, words[each]] as const)}
      onChoose={props.onStyle}
    />
  );
}
