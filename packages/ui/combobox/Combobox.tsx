import { Combobox as Part } from '@base-ui/react/combobox';
import { classes } from '../class-names.ts';
import { Icon } from '../Icon.tsx';
import { usePopup } from '../modal/open-modals.ts';
import field from '../field/field.module.css';
import popup from '../popup/popup.module.css';
import { useWords } from '../words/index.ts';
import styles from './combobox.module.css';

const TEXT = {
  open: { zh: '展开', en: 'Open' },
  clear: { zh: '清除', en: 'Clear' },
  none: { zh: '没有匹配的选项', en: 'Nothing matches' },
};

type Item = { readonly value: string; readonly label: string };

/** One of many, found by typing a part of its name. */
export function Combobox(props: {
  readonly value: string | null;
  readonly choices: readonly Item[];
  readonly onChoose: (value: string | null) => void;
  /** Hears what is typed, where the choices come from the server. */
  readonly onType?: (typed: string) => void;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly id?: string;
  readonly 'aria-label'?: string;
  readonly 'aria-invalid'?: boolean;
  readonly 'aria-describedby'?: string;
}) {
  const { value, choices, onChoose, onType, placeholder, disabled, ...control } = props;
  const words = useWords(TEXT);
  const chosen = choices.find((one) => one.value === value) ?? null;
  return (
    <Part.Root
      {...usePopup()}
      items={choices}
      value={chosen}
      disabled={disabled ?? false}
      onValueChange={(next) => onChoose(next?.value ?? null)}
      onInputValueChange={(typed, { reason }) => {
        if (reason === 'input-change') onType?.(typed);
      }}
    >
      <Part.InputGroup
        className={classes(
          field['box'],
          styles['box'],
          control['aria-invalid'] === true && field['bad'],
        )}
      >
        <Part.Input {...control} placeholder={placeholder} />
        <Part.Clear className={styles['open'] ?? ''} aria-label={words.clear}>
          <Icon name="close" size={14} />
        </Part.Clear>
        <Part.Trigger className={styles['open'] ?? ''} aria-label={words.open}>
          <Icon name="down" size={16} />
        </Part.Trigger>
      </Part.InputGroup>
      <Part.Portal>
        <Part.Positioner className={popup['at'] ?? ''} sideOffset={4}>
          <Part.Popup className={classes(popup['popup'], styles['popup'])}>
            <Part.Empty className={popup['none'] ?? ''}>{words.none}</Part.Empty>
            <Part.List className={popup['list'] ?? ''}>
              {(item: Item) => (
                <Part.Item key={item.value} value={item} className={popup['item'] ?? ''}>
                  <span>{item.label}</span>
                  <Part.ItemIndicator>
                    <Icon name="tick" size={16} />
                  </Part.ItemIndicator>
                </Part.Item>
              )}
            </Part.List>
          </Part.Popup>
        </Part.Positioner>
      </Part.Portal>
    </Part.Root>
  );
}
