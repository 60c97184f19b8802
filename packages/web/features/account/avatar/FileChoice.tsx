import { buttonClass } from '@fairlot/ui/button';
import { classes } from '@fairlot/ui/class-names';
import inline from '@fairlot/ui/inline.module.css';
import styles from './avatar.module.css';

/** Chooses a file: the browser's own input, so that whatever opens one opens this, under the look of a button. */
export function FileChoice({ label, onFile }: { label: string; onFile: (file: File) => void }) {
  return (
    <label className={classes(buttonClass(), styles['choice'])}>
      <input
        type="file"
        accept="image/png,image/jpeg,image/webp,image/gif"
        className={inline['vh']}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) onFile(file);
        }}
      />
      {label}
    </label>
  );
}
