import { useState } from 'react';
import { HELP_CATEGORIES, HELP_CATEGORY_NAMES } from '@fairlot/rules/check/help-categories';
import { useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Checkbox } from '@fairlot/ui/checkbox';
import { Field, TextArea, TextInput } from '@fairlot/ui/field';
import { Form, useFormOf } from '@fairlot/ui/form';
import { Dialog } from '@fairlot/ui/modal';
import { Select } from '@fairlot/ui/select';
import { type ArticleRow, HELP_BOUNDS, helpConsole } from '@fairlot/wire/help';
import { fieldName } from '../operator/index.ts';
import { ReviewDialog } from '../publish/index.ts';
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
  const [typed, setTyped] = useState(() => valuesOf(article?.Rules));
  const [isReviewing, setReviewing] = useState(false);
  const before = article ? plainOf(valuesOf(article.Rules)) : null;
  const after = plainOf(typed);
  const name = article && say({ zh: article.Rules.Title, en: article.Rules.TitleEn });
  const title = name === undefined ? words.add : words.editOf(name);
  if (!isReviewing) {
    const next = (values: Values) => {
      setTyped(values);
      setReviewing(true);
    };
    return (
      <Dialog isOpen onClose={onClose} title={title}>
        <Edit typed={typed} before={before} onNext={next} onClose={onClose} />
      </Dialog>
    );
  }
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
      onBack={() => setReviewing(false)}
      onDone={onClose}
    />
  );
}

function Edit(props: {
  readonly typed: Values;
  readonly before: ReturnType<typeof plainOf> | null;
  readonly onNext: (values: Values) => void;
  readonly onClose: () => void;
}) {
  const { typed, before, onNext, onClose } = props;
  const words = useWords(text);
  const say = useSay();
  const form = useFormOf<Values>({
    initial: typed,
    check: faultsOf,
    send: async (values) => {
      if (JSON.stringify(before) === JSON.stringify(plainOf(values))) return { form: text.same };
      onNext(values);
      return undefined;
    },
  });
  const { values, change, fault } = form;
  return (
    <Form form={form} send={words.next} after={<Button onClick={onClose}>{words.cancel}</Button>}>
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
    </Form>
  );
}
