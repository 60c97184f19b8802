import { NumberField } from '@base-ui/react/number-field';
import { classes } from '../class-names.ts';
import { Icon } from '../Icon.tsx';
import { useLanguage, useWords } from '../words/index.ts';
import { LOCALES } from './locales.ts';
import { rootOf, type NumberProps } from './NumberInput.tsx';
import styles from './number.module.css';

const TEXT = { less: { zh: '减少', en: 'Less' }, more: { zh: '增加', en: 'More' } };

/** A small whole number that is pressed up and down, or typed. */
export function Stepper(props: NumberProps) {
  const words = useWords(TEXT);
  const label = props['aria-label'];
  return (
    <NumberField.Root {...rootOf(props)} locale={LOCALES[useLanguage()]}>
      <NumberField.Group className={classes(styles['box'], styles['stepped'])}>
        <NumberField.Decrement
          className={styles['step'] ?? ''}
          aria-label={label ? `${words.less} ${label}` : words.less}
        >
          <Icon name="minus" size={16} />
        </NumberField.Decrement>
        <NumberField.Input
          className={styles['input'] ?? ''}
          aria-label={label}
          aria-invalid={props['aria-invalid']}
          aria-describedby={props['aria-describedby']}
        />
        <NumberField.Increment
          className={styles['step'] ?? ''}
          aria-label={label ? `${words.more} ${label}` : words.more}
        >
          <Icon name="plus" size={16} />
        </NumberField.Increment>
      </NumberField.Group>
    </NumberField.Root>
  );
}
