import { useState, type KeyboardEvent } from 'react';
import { Kbd, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Checkbox } from '@fairlot/ui/checkbox';
import { setPreference, usePreferences, useStore } from '@fairlot/shell';
import { keyHints } from './key-hints.ts';
import { FIXED_KEYS, KEY_TEXT } from './keys-text.ts';
import { BOARD_KEYS, giveKey, isFreeKey, ownKeys, type BoardKey } from '../../board/keys/index.ts';
import { MODAL_LOOK, Modal } from '../../board/index.ts';
import inline from '@fairlot/ui/inline.module.css';
import { classes } from '@fairlot/ui/class-names';
import styles from './keys.module.css';

const ALL = Object.keys(BOARD_KEYS) as BoardKey[];

/** Every key of the page as it is set and what it does; those of one character can be changed or turned off. */
export function KeyMap({ onClose }: { onClose: () => void }) {
  const words = useWords(KEY_TEXT);
  const { singleKeys } = usePreferences();
  const own = useStore(ownKeys);
  const [note, setNote] = useState('');
  return (
    <Modal look={MODAL_LOOK} title={words.title} onClose={onClose} wide>
      <div className={classes(inline['row'], styles['ticks'])}>
        <Checkbox
          isOn={singleKeys !== false}
          onChange={(isOn) => setPreference('singleKeys', isOn)}
        >
          {words.single}
        </Checkbox>
        <Checkbox isOn={useStore(keyHints)} onChange={(isOn) => keyHints.set(isOn)}>
          {words.hints}
        </Checkbox>
        <span className={inline['grow']} />
        <Button
          look="quiet"
          size="small"
          disabled={Object.keys(own).length === 0}
          onClick={() => {
            ownKeys.set({});
            setNote('');
          }}
        >
          {words.restore}
        </Button>
      </div>
      <p className={inline['mut']}>{words.where}</p>
      <p className={styles['note']} role="status">
        {note}
      </p>
      <div
        className={styles['keys']}
        data-key-map
        tabIndex={0}
        role="group"
        aria-label={words.title}
      >
        <h3>{words.own}</h3>
        <dl>
          {ALL.map((action) => (
            <OwnKey key={action} action={action} tell={setNote} />
          ))}
        </dl>
        <h3>{words.fixed}</h3>
        <dl>
          {FIXED_KEYS.map(([keys, what]) => (
            <div key={what}>
              <dt>
                {keys.split(' ').map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </dt>
              <dd>{words[what]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Modal>
  );
}

/** One that can be changed: pressed, it takes the next key. */
function OwnKey({ action, tell }: { action: BoardKey; tell: (note: string) => void }) {
  const words = useWords(KEY_TEXT);
  const own = useStore(ownKeys);
  const [isAsking, setAsking] = useState(false);
  const key = (own[action] ?? BOARD_KEYS[action]).toUpperCase();
  const what = words[action];
  const take = (event: KeyboardEvent): void => {
    const { key: pressed, ctrlKey, metaKey, altKey } = event;
    // Tab leaves; what only changes another key is waited out.
    if (!isAsking || pressed === 'Tab' || ['Shift', 'Control', 'Alt', 'Meta'].includes(pressed))
      return;
    event.preventDefault();
    event.stopPropagation();
    if (pressed === 'Escape') {
      setAsking(false);
      tell('');
    } else if (ctrlKey || metaKey || altKey || !isFreeKey(pressed.toLowerCase())) {
      tell(words.notFree);
    } else {
      const before = giveKey(action, pressed);
      if (before) return tell(words.taken(words[before]));
      setAsking(false);
      tell(words.changed(what, pressed.toUpperCase()));
    }
    return undefined;
  };
  return (
    <div>
      <dt>
        <button
          type="button"
          aria-label={words.change(what)}
          aria-pressed={isAsking}
          onClick={() => {
            setAsking(!isAsking);
            tell(isAsking ? '' : words.press);
          }}
          onKeyDown={take}
          onBlur={() => {
            if (!isAsking) return;
            setAsking(false);
            tell('');
          }}
        >
          <Kbd>{isAsking ? '…' : key}</Kbd>
        </button>
      </dt>
      <dd>{what}</dd>
    </div>
  );
}
