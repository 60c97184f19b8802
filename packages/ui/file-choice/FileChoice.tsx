import { buttonClass } from '../button/index.ts';
import { classes } from '../class-names.ts';
import type { FieldControl } from '../field/index.ts';
import inline from '../inline.module.css';
import styles from './file-choice.module.css';

/** What a browser draws of pictures that move or do not. */
const PICTURES = 'image/png,image/jpeg,image/webp,image/gif';

/** Chooses a file: the browser's own input, so that whatever opens one opens this, under the look of a button. */
export function FileChoice(props: {
  readonly label: string;
  /** As `accept` of the input; pictures where it is not said. */
  readonly kinds?: string;
  readonly isOff?: boolean;
  /** Where it stands in a field. */
  readonly control?: FieldControl;
  readonly onFile: (file: File) => void;
}) {
  const { label, kinds = PICTURES, isOff = false, control, onFile } = props;
  return (
    <label className={classes(buttonClass(), styles['choice'])}>
      <input
        {...control}
        type="file"
        accept={kinds}
        className={inline['vh']}
        disabled={isOff}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file chosen again is chosen anew.
          target.value = '';
          if (file) onFile(file);
        }}
      />
      {label}
    </label>
  );
}
