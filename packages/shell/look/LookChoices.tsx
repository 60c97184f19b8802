import { useId } from 'react';
import { ACCENTS } from '@fairlot/rules/check/skin';
import { useLanguage, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { preferences, setPreference, siteSkin, usePreferences } from '../device/preferences.ts';
import { LOOK } from './look-text.ts';
import styles from './look.module.css';
import segments from '@fairlot/ui/segments.module.css';
import inline from '@fairlot/ui/inline.module.css';

/** A row of choices of which one holds. */
export function Choice<T extends string>(props: {
  label: string;
  value: T;
  options: readonly (readonly [value: T, label: string])[];
  choose: (value: T) => void;
}) {
  const { label, value, options, choose } = props;
  // The same choices may stand on the page twice: in the bar and at the account.
  const name = useId();
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
            <span>{shown}</span>
          </label>
        ))}
      </span>
    </fieldset>
  );
}

/** Mode and accent of one's own go: one sees what the site has, also when that is changed. */
const followSite = (): void => preferences.set(({ mode: _, accent: __, ...rest }) => rest);

/** Every choice about the look; it holds at once and is kept on the device. */
export function LookChoices() {
  const words = useWords(LOOK);
  const language = useLanguage();
  const chosen = usePreferences();
  const { mode, accent, pnl, density, motion } = { ...siteSkin(), ...chosen };
  return (
    <>
      <Choice
        label={words.mode}
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
        value={accent}
        options={ACCENTS.map((name) => [name, words[name]] as const)}
        choose={(value) => setPreference('accent', value)}
      />
      <Choice
        label={words.pnl}
        value={pnl ?? (language === 'zh' ? 'cn' : 'intl')}
        options={[
          ['cn', words.pnlCn],
          ['intl', words.pnlIntl],
        ]}
        choose={(value) => setPreference('pnl', value)}
      />
      <Choice
        label={words.density}
        value={density}
        options={[
          ['cozy', words.cozy],
          ['compact', words.compact],
        ]}
        choose={(value) => setPreference('density', value)}
      />
      <Choice
        label={words.motion}
        value={motion ?? 'full'}
        options={[
          ['full', words.motionFull],
          ['still', words.motionStill],
        ]}
        choose={(value) => setPreference('motion', value)}
      />
      <Button size="small" aria-disabled={!chosen.mode && !chosen.accent} onClick={followSite}>
        {words.asSite}
      </Button>
    </>
  );
}
