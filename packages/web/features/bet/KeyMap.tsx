import { Kbd, useWords } from '@fairlot/ui';
import { Checkbox } from '@fairlot/ui/checkbox';
import { setPreference, usePreferences } from '@fairlot/shell';
import { KEYS, KEY_TEXT } from './keys-text.ts';
import { MODAL_LOOK, Modal } from '../board/index.ts';
import inline from '@fairlot/ui/inline.module.css';
import styles from './keys.module.css';

/** Every key of the page and what it does; those of one character can be turned off. */
export default function KeyMap({ onClose }: { onClose: () => void }) {
  const words = useWords(KEY_TEXT);
  const { singleKeys } = usePreferences();
  return (
    <Modal look={MODAL_LOOK} title={words.title} onClose={onClose} wide>
      <Checkbox isOn={singleKeys !== false} onChange={(isOn) => setPreference('singleKeys', isOn)}>
        {words.single}
      </Checkbox>
      <p className={inline['mut']}>{words.where}</p>
      <dl className={styles['keys']} tabIndex={0} aria-label={words.title}>
        {KEYS.map(([keys, what]) => (
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
    </Modal>
  );
}
