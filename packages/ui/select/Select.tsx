import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as Part } from '@base-ui/react/select';
import { classes } from '../class-names.ts';
import { Icon } from '../Icon.tsx';
import { usePopup } from '../modal/open-modals.ts';
import popup from '../popup/popup.module.css';
import styles from './select.module.css';

export type Choice<T> = { readonly value: T; readonly label: string; readonly disabled?: boolean };
export type ChoiceGroup<T> = { readonly label: string; readonly choices: readonly Choice<T>[] };
type Choices<T> = readonly (Choice<T> | ChoiceGroup<T>)[];

const isGroup = <T,>(one: Choice<T> | ChoiceGroup<T>): one is ChoiceGroup<T> => 'choices' in one;
const flat = <T,>(choices: Choices<T>): readonly Choice<T>[] =>
  choices.flatMap((one) => (isGroup(one) ? one.choices : [one]));

const Item = <T,>({ choice }: { choice: Choice<T> }) => (
  <Part.Item
    className={popup['item'] ?? ''}
    value={choice.value}
    disabled={choice.disabled ?? false}
  >
    <Part.ItemText>{choice.label}</Part.ItemText>
    <Part.ItemIndicator>
      <Icon name="tick" size={16} />
    </Part.ItemIndicator>
  </Part.Item>
);

/** One of a list. Typing the beginning of a choice goes to it; groups have their name above. */
export function Select<T extends string | number>(props: {
  /** Null while none is chosen. */
  readonly value: T | null;
  readonly choices: Choices<T>;
  readonly onChoose: (value: T) => void;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly size?: 'small' | 'medium';
  readonly className?: string | undefined;
  readonly id?: string;
  readonly 'aria-label'?: string;
  readonly 'aria-invalid'?: boolean;
  readonly 'aria-describedby'?: string;
}) {
  const { value, choices, onChoose, placeholder, disabled, size, className, ...control } = props;
  return (
    <Part.Root
      {...usePopup()}
      items={flat(choices).map((choice) => ({ value: choice.value, label: choice.label }))}
      value={value}
      disabled={disabled ?? false}
      onValueChange={(next) => next !== null && onChoose(next)}
    >
      <Part.Trigger
        {...control}
        className={classes(styles['trigger'], size === 'small' && styles['small'], className)}
      >
        <Part.Value className={styles['value'] ?? ''} placeholder={placeholder} />
        <Icon name="down" size={16} />
      </Part.Trigger>
      {/* The security policy of every client takes no style from the page itself. */}
      <CSPProvider disableStyleElements>
        <Part.Portal>
          <Part.Positioner
            className={popup['at'] ?? ''}
            sideOffset={4}
            alignItemWithTrigger={false}
          >
            <Part.Popup className={classes(popup['popup'], styles['popup'])}>
              <Part.List className={popup['list'] ?? ''}>
                {choices.map((one) =>
                  isGroup(one) ? (
                    <Part.Group key={one.label}>
                      <Part.GroupLabel className={popup['group'] ?? ''}>
                        {one.label}
                      </Part.GroupLabel>
                      {one.choices.map((choice) => (
                        <Item key={choice.value} choice={choice} />
                      ))}
                    </Part.Group>
                  ) : (
                    <Item key={one.value} choice={one} />
                  ),
                )}
              </Part.List>
            </Part.Popup>
          </Part.Positioner>
        </Part.Portal>
      </CSPProvider>
    </Part.Root>
  );
}
