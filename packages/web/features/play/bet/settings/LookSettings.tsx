import { mills } from '@fairlot/rules/core/money';
import { Money, Segments, useLanguage, useWords } from '@fairlot/ui';
import { Checkbox } from '@fairlot/ui/checkbox';
import { setPreference, usePreferences } from '@fairlot/shell';
import { SETTINGS } from './settings-text.ts';
import inline from '@fairlot/ui/inline.module.css';
import styles from './settings.module.css';

const WON = mills(12_340);
const LOST = mills(-5_000);
const asksForLess = matchMedia('(prefers-reduced-motion: reduce)');

/** The colours of what was won and lost, and whether anything moves: choices about the look of the whole site. */
export function LookSettings() {
  const words = useWords(SETTINGS);
  const language = useLanguage();
  const { pnl, motion } = usePreferences();
  return (
    <>
      <fieldset className={styles['group']}>
        <legend>{words.gain}</legend>
        <Segments<'cn' | 'intl'>
          label={words.gain}
          value={pnl ?? (language === 'zh' ? 'cn' : 'intl')}
          options={[
            ['cn', words.gainCn],
            ['intl', words.gainIntl],
          ]}
          onChoose={(colours) => setPreference('pnl', colours)}
        />
        <p className={inline['mut']}>
          {words.gainAs} <Money amount={WON} sign /> / <Money amount={LOST} sign />
        </p>
      </fieldset>
      <fieldset className={styles['group']}>
        <legend>{words.motion}</legend>
        <Checkbox
          isOn={motion !== 'still'}
          onChange={(isOn) => setPreference('motion', isOn ? 'full' : 'still')}
        >
          {words.motionOn}
        </Checkbox>
        {asksForLess.matches && <p className={inline['mut']}>{words.motionSystem}</p>}
      </fieldset>
    </>
  );
}
