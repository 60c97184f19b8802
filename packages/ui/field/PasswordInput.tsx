import { useState } from 'react';
import { Icon } from '../Icon.tsx';
import { useWords } from '../words/index.ts';
import { TextInput, type TextInputProps } from './TextInput.tsx';
import styles from './field.module.css';

const TEXT = {
  show: { zh: '显示密码', en: 'Show password' },
  hide: { zh: '隐藏密码', en: 'Hide password' },
  capsLock: { zh: '大写锁定已打开', en: 'Caps Lock is on' },
};

/** A password with an eye, and a word when Caps Lock is on. */
export function PasswordInput(props: Omit<TextInputProps, 'type' | 'end'>) {
  const words = useWords(TEXT);
  const [isShown, show] = useState(false);
  const [hasCaps, setCaps] = useState(false);
  return (
    <>
      <TextInput
        icon="lock"
        spellCheck={false}
        maxLength={256}
        {...props}
        type={isShown ? 'text' : 'password'}
        onKeyUp={(event) => setCaps(event.getModifierState('CapsLock'))}
        end={
          <button
            type="button"
            aria-label={isShown ? words.hide : words.show}
            aria-pressed={isShown}
            disabled={props.disabled}
            onClick={() => show((now) => !now)}
          >
            <Icon name={isShown ? 'eye-off' : 'eye'} />
          </button>
        }
      />
      {hasCaps && (
        <span className={styles['note']} role="status">
          {words.capsLock}
        </span>
      )}
    </>
  );
}
