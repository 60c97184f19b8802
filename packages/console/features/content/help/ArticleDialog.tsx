import { HELP_CATEGORIES, HELP_CATEGORY_NAMES } from '@fairlot/rules/check/help-categories';
import { useSay, useWords } from '@fairlot/ui';
import { Checkbox } from '@fairlot/ui/checkbox';
import { Field, TextArea, TextInput } from '@fairlot/ui/field';
import { Select } from '@fairlot/ui/select';
import { type ArticleRow, HELP_BOUNDS, helpConsole } from '@fairlot/wire/content/help';
import { fieldName } from '../../staff/operator/index.ts';
import {
  EditDialog,
  EditForm,
  type Editing,
  ReviewDialog,
  useEditForm,
} from '../../staff/publishing/index.ts';
import { ArticleChanges } from './ArticleChanges.tsx';
import { text } from './text.ts';
import { AREAS, faultsOf, LINES, plainOf, rulesOf, type Values, valuesOf } from './typed.ts';

/** Editing an article, and reviewing what would change, before another operator publishes it. */
export function ArticleDialog(props: {
  /** Undefined: one more. */
  readonly row: ArticleRow | undefined;
  readonly onClose: () => void;
}) {
  const { row: article, onClose } = props;
  const words = useWords(text);
  const say = useSay();
  const before = article ? plainOf(valuesOf(article.Rules)) : null;
  const name = article && say({ zh: article.Rules.Title, en: article.Rules.TitleEn });
  const title = name === undefined ? words.add : words.editOf(name);
  return (
    <EditDialog
      title={title}
      initial={() => valuesOf(article?.Rules)}
      renderEdit={(editing) => <Edit before={before} {...editing} />}
      renderReview={(typed, onBack) => {
        const after = plainOf(typed);
        return (
          <ReviewDialog
            title={title}
            endpoint={helpConsole.proposeArticle}
            before={before}
            after={after}
            changes={<ArticleChanges before={before} after={after} />}
            input={(said) => ({
              Article: article ? { Id: article.Id, Seen: article.Version } : null,
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
  return (
    <EditForm form={form} onClose={onClose}>
      <Field label={say(fieldName('category'))}>
        {(control) => (
          <Select
            {...control}
            value={values.category}
            choices={HELP_CATEGORY_NAMES.map((value) => ({
              value,
              label: say(HELP_CATEGORIES[value]),
            }))}
            onChoose={(category) => change('category', category)}
          />
        )}
      </Field>
      {[...LINES, 'sort' as const].map((line) => (
        <Field key={line} label={say(fieldName(line))} error={fault(line)}>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              maxLength={HELP_BOUNDS.title}
              value={values[line]}
              onText={(next) => change(line, next)}
            />
          )}
        </Field>
      ))}
      {AREAS.map((area) => (
        <Field key={area} label={say(fieldName(area))} hint={words.bodyHint} error={fault(area)}>
          {(control) => (
            <TextArea
              {...control}
              maxLength={HELP_BOUNDS.body}
              value={values[area]}
              onText={(next) => change(area, next)}
            />
          )}
        </Field>
      ))}
      <Checkbox isOn={values.isShown} onChange={(isOn) => change('isShown', isOn)}>
        {say(fieldName('isShown'))}
      </Checkbox>
    </EditForm>
  );
}
