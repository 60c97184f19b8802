import { useWords } from '@fairlot/ui';
import '@fairlot/ui/css/dialog.css';
import { setPreference, usePreferences } from '@fairlot/shell';
import '@fairlot/ui/css/bet-window.css';
import { KEYS, KEY_TEXT } from './keys-text.ts';
import { Modal } from '../board/index.ts';

/** Every key of the page and what it does; those of one character can be turned off. */
export default function KeyMap({ onClose }: { onClose: () => void }) {
  const words = useWords(KEY_TEXT);
  const { singleKeys } = usePreferences();
  return (
    <Modal title={words.title} onClose={onClose} wide>
      <label className="chk">
        <input
          type="checkbox"
          checked={singleKeys !== false}
          onChange={({ target }) => setPreference('singleKeys', target.checked)}
        />
        {words.single}
      </label>
      <p className="mut">{words.where}</p>
      <dl className="keys" tabIndex={0} aria-label={words.title}>
        {KEYS.map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.split(' ').map((key) => (
                <kbd key={key} className="kbd">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{words[what]}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
