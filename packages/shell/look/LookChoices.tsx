import { ACCENTS } from '@fairlot/rules/check/skin';
import { useLanguage, useWords } from '@fairlot/ui';
import { setPreference, siteSkin, usePreferences } from '../device/preferences.ts';
import { LOOK } from './look-text.ts';
import styles from './look.module.css';
import segments from '@fairlot/ui/segments.module.css';
import inline from '@fairlot/ui/inline.module.css';

/** A row of choices of which one holds. */
function Choice<T extends string>(props: {
  label: string;
  name: string;
  value: T;
  options: readonly (readonly [value: T, label: string])[];
  choose: (value: T) => void;
}) {
  const { label, name, value, options, choose } = props;
  return (
    <fieldset className={styles['choice']}>
      <legend>{label}</legend>
      <span className={segments['segments']}>
        {options.map(([option, shown]) => (
          <label key={option} className={option === value ? segments['on'] : undefined}>
            <input
              className={inline['vh']}
              type="radio"
              name={name}
              checked={option === value}
              onChange={() => choose(option)}
            />
            {shown}
          </label>
        ))}
      </span>
    </fieldset>
  );
}

/** Every choice about the look; it holds at once and is kept on the device. */
export function LookChoices() {
  const words = useWords(LOOK);
  const language = useLanguage();
  const { mode, accent, pnl, density } = { ...siteSkin(), ...usePreferences() };
  return (
    <>
      <Choice
        label={words.mode}
        name="mode"
        value={mode}
        options={[
          ['light', words.light],
          ['dark', words.dark],
          ['auto', words.auto],
        ]}
        choose={(value) => setPreference('mode', value)}
      />
      <Choice
        label={words.accent}
        name="accent"
        value={accent}
        options={ACCENTS.map((name) => [name, words[name]] as const)}
        choose={(value) => setPreference('accent', value)}
      />
      <Choice
        label={words.pnl}
        name="pnl"
        value={pnl ?? (language === 'zh' ? 'cn' : 'intl')}
        options={[
          ['cn', words.pnlCn],
          ['intl', words.pnlIntl],
        ]}
        choose={(value) => setPreference('pnl', value)}
      />
      <Choice
        label={words.density}
        name="density"
        value={density}
        options={[
          ['cozy', words.cozy],
          ['compact', words.compact],
        ]}
        choose={(value) => setPreference('density', value)}
      />
    </>
  );
}
