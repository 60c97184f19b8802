import { Segments, useWords } from '@fairlot/ui';
import type { Style } from '@fairlot/rules/play/play';
import { PAD } from './text.ts';

/** The official style counts notes; the double-sided one takes a stake per option. Of one there is no choice. */
export function StyleSwitch(props: {
  style: Style;
  styles: readonly Style[];
  onStyle: (style: Style) => void;
  className?: string | undefined;
}) {
  const words = useWords(PAD);
  if (props.styles.length < 2) return null;
  return (
    <Segments
      className={props.className}
      label={words.styles}
      value={props.style}
      options={props.styles.map((each) => [each, words[each]] as const)}
      onChoose={props.onStyle}
    />
  );
}
