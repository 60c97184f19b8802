import { useId, type ReactNode } from 'react';
import { classes } from '../class-names.ts';
import { FieldError } from './FieldError.tsx';
import styles from './field.module.css';

/** What a control must carry to belong to its field. */
export type FieldControl = {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string;
};

/**
 * A control with its label above, and below what is wrong, or else what to know. The place of the
 * note is there from the start: screen readers hear a refusal where the field says it will be.
 */
export function Field(props: {
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly className?: string;
  /** Stands under the note, such as rules that tick as they are met. */
  readonly after?: ReactNode;
  readonly children: (control: FieldControl) => ReactNode;
}) {
  const id = useId();
  const { label, error, hint, className, after, children } = props;
  const note = `${id}-note`;
  return (
    <div className={classes(styles['row'], className)}>
      <label htmlFor={id} id={`${id}-label`} className={styles['label']}>
        {label}
      </label>
      {children({ id, 'aria-invalid': error !== undefined, 'aria-describedby': note })}
      <span id={note}>
        {error === undefined ? (
          hint && <span className={styles['note']}>{hint}</span>
        ) : (
          <FieldError>{error}</FieldError>
        )}
      </span>
      {after}
    </div>
  );
}
