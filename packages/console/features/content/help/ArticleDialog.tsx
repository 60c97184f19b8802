import { HELP_CATEGORIES, HELP_CATEGORY_NAMES } from '@fairlot/rules/check/help-categories';
import { useSay, useWords } from '@fairlot/ui';
import { Field } from '@fairlot/ui/field';
import type { FormState } from '@fairlot/ui/form';
import { Select } from '@fairlot/ui/select';
import { type ArticleRow, HELP_BOUNDS, helpConsole } from '@fairlot/wire/content/help';
import { fieldName } from '../../staff/operator/index.ts';
import {
  AreaFields,
  LineFields,
  PublishedDialog,
  SwitchFields,
} from '../../staff/publishing/index.ts';
import { ArticleChanges } from './ArticleChanges.tsx';
import { text } from './text.ts';
import { AREAS, faultsOf, LINES, plainOf, rulesOf, type Values, valuesOf } from './typed.ts';

/** Edits an article and reviews the change, before another operator publishes it. */
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
    <PublishedDialog
      title={title}
      endpoint={helpConsole.proposeArticle}
      initial={() => valuesOf(article?.Rules)}
      check={faultsOf}
      before={before}
      after={plainOf}
      renderFields={(form) => <Fields form={form} />}
      renderChanges={(after) => <ArticleChanges before={before} after={after} />}
      input={(request, _values, after) => ({
        Article: article ? { Id: article.Id, Seen: article.Version } : null,
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
  const { values, change } = form;
  return (
    <>
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
      <LineFields form={form} names={[...LINES, 'sort']} maxLength={HELP_BOUNDS.title} />
      <AreaFields
        form={form}
        names={AREAS}
        maxLength={HELP_BOUNDS.body}
        hintOf={() => words.bodyHint}
      />
      <SwitchFields form={form} names={['isShown']} />
    </>
  );
}
