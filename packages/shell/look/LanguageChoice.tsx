import { useLanguage, useWords } from '@fairlot/ui';
import { language } from '../device/preferences.ts';
import { Choice } from './LookChoices.tsx';
import { LOOK } from './look-text.ts';
import { LANGUAGE_NAME } from './text.ts';

/** Which language the page speaks; each is named in itself. It outlives a logout. */
export function LanguageChoice() {
  return (
    <Choice
      label={useWords(LOOK).language}
      value={useLanguage()}
      options={[
        ['zh', LANGUAGE_NAME.zh],
        ['en', LANGUAGE_NAME.en],
      ]}
      choose={(chosen) => language.set(chosen)}
    />
  );
}
