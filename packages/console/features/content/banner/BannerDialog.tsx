import { useSay, useWords } from '@fairlot/ui';
import { Checkbox } from '@fairlot/ui/checkbox';
import { Field, TextInput } from '@fairlot/ui/field';
import {
  BANNER_BOUNDS,
  bannerConsole,
  type BannerRow,
  LANGUAGES,
} from '@fairlot/wire/content/banner';
import { fieldName } from '../../staff/operator/index.ts';
import {
  EditDialog,
  EditForm,
  type Editing,
  ReviewDialog,
  useEditForm,
} from '../../staff/publishing/index.ts';
import { BannerChanges } from './BannerChanges.tsx';
import { PictureField } from './PictureField.tsx';
import { LANGUAGE_NAMES, text } from './text.ts';
import { faultsOf, plainOf, rulesOf, type Values, valuesOf } from './typed.ts';

const LINES = ['titleZh', 'titleEn', 'link', 'showFrom', 'showUntil', 'sort'] as const;

/** Editing a banner, and reviewing what would change, before another operator publishes it. */
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
    <EditDialog
      title={title}
      initial={() => valuesOf(banner?.Rules)}
      renderEdit={(editing) => <Edit before={before} {...editing} />}
      renderReview={(typed, onBack) => {
        const after = plainOf(typed);
        return (
          <ReviewDialog
            title={title}
            endpoint={bannerConsole.proposeBanner}
            before={before}
            after={after}
            changes={<BannerChanges before={before} after={after} />}
            input={(said) => ({
              Banner: banner ? { Id: banner.Id, Seen: banner.Version } : null,
              Rules: rulesOf(after),
              ...said,
            })}
            onBack={onBack}
            onDone={onClose}
          />
        );
      }}
      onClose={onClose}
    />
  );
}

function Edit(props: Editing<Values> & { readonly before: ReturnType<typeof plainOf> | null }) {
  const { before, onClose } = props;
  const words = useWords(text);
  const say = useSay();
  const form = useEditForm<Values>(props, {
    check: faultsOf,
    before,
    after: plainOf,
  });
  const { values, change, fault } = form;
  const hints = { link: words.linkHint, showFrom: words.timeHint, showUntil: words.timeHint };
  const hintOf = (line: (typeof LINES)[number]) =>
    line in hints ? hints[line as keyof typeof hints] : undefined;
  return (
    <EditForm form={form} onClose={onClose}>
      <PictureField
        picture={values.picture}
        fault={fault('picture')}
        onPicture={(picture) => change('picture', picture)}
      />
      {LINES.map((line) => (
        <Field key={line} label={say(fieldName(line))} hint={hintOf(line)} error={fault(line)}>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              maxLength={BANNER_BOUNDS.link}
              value={values[line]}
              onText={(next) => change(line, next)}
            />
          )}
        </Field>
      ))}
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
      <Checkbox isOn={values.isShown} onChange={(isOn) => change('isShown', isOn)}>
        {say(fieldName('isShown'))}
      </Checkbox>
    </EditForm>
  );
}
