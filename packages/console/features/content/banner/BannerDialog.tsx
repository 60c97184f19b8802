import { useSay, useWords } from '@fairlot/ui';
import { Checkbox } from '@fairlot/ui/checkbox';
import { Field } from '@fairlot/ui/field';
import type { FormState } from '@fairlot/ui/form';
import {
  BANNER_BOUNDS,
  bannerConsole,
  type BannerRow,
  LANGUAGES,
} from '@fairlot/wire/content/banner';
import { fieldName } from '../../staff/operator/index.ts';
import { LineFields, PublishedDialog, SwitchFields } from '../../staff/publishing/index.ts';
import { BannerChanges } from './BannerChanges.tsx';
import { PictureField } from './PictureField.tsx';
import { LANGUAGE_NAMES, text } from './text.ts';
import { faultsOf, plainOf, rulesOf, type Values, valuesOf } from './typed.ts';

const LINES = ['titleZh', 'titleEn', 'link', 'showFrom', 'showUntil', 'sort'] as const;

/** Edits a banner and reviews the change, before another operator publishes it. */
export function BannerDialog(props: {
  /** Undefined: one more. */
  readonly row: BannerRow | undefined;
  readonly onClose: () => void;
}) {
  const { row: banner, onClose } = props;
  const words = useWords(text);
  const say = useSay();
  const before = banner ? plainOf(valuesOf(banner.Rules)) : null;
  const name = banner && say({ zh: banner.Rules.Title, en: banner.Rules.TitleEn });
  const title = name === undefined ? words.add : words.editOf(name);
  return (
    <PublishedDialog
      title={title}
      endpoint={bannerConsole.proposeBanner}
      initial={() => valuesOf(banner?.Rules)}
      check={faultsOf}
      before={before}
      after={plainOf}
      renderFields={(form) => <Fields form={form} />}
      renderChanges={(after) => <BannerChanges before={before} after={after} />}
      input={(request, _values, after) => ({
        Banner: banner ? { Id: banner.Id, Seen: banner.Version } : null,
        Rules: rulesOf(after),
        ...request,
      })}
      onClose={onClose}
    />
  );
}

function Fields({ form }: { readonly form: FormState<Values> }) {
  const words = useWords(text);
  const say = useSay();
  const { values, change, fault } = form;
  const hints = { link: words.linkHint, showFrom: words.timeHint, showUntil: words.timeHint };
  const hintOf = (line: (typeof LINES)[number]) =>
    line in hints ? hints[line as keyof typeof hints] : undefined;
  return (
    <>
      <PictureField
        picture={values.picture}
        fault={fault('picture')}
        onPicture={(picture) => change('picture', picture)}
      />
      <LineFields form={form} names={LINES} maxLength={BANNER_BOUNDS.link} hintOf={hintOf} />
      <Field label={say(fieldName('languages'))} error={fault('zh')}>
        {() => (
          <>
            {LANGUAGES.map((language) => (
              <Checkbox
                key={language}
                isOn={values[language]}
                onChange={(isOn) => change(language, isOn)}
              >
                {say(LANGUAGE_NAMES[language])}
              </Checkbox>
            ))}
          </>
        )}
      </Field>
      <SwitchFields form={form} names={['isShown']} />
    </>
  );
}
