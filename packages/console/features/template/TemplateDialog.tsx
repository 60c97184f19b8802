import { useState } from 'react';
import { useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Field, TextArea, TextInput } from '@fairlot/ui/field';
import { Form, useFormOf } from '@fairlot/ui/form';
import { Dialog } from '@fairlot/ui/modal';
import { TEMPLATE_BOUNDS, templateConsole, type TemplateRow } from '@fairlot/wire/template';
import { fieldName } from '../operator/index.ts';
import { ReviewDialog } from '../publish/index.ts';
import { Preview } from './Preview.tsx';
import styles from './template.module.css';
import { TemplateChanges } from './TemplateChanges.tsx';
import { text } from './text.ts';
import { AREAS, faultsOf, LINES, plainOf, rulesOf, type Values, valuesOf } from './typed.ts';

type Props = { readonly row: TemplateRow; readonly onClose: () => void };

/** Editing what a letter says, and reviewing what would change, before another operator publishes it. */
export function TemplateDialog(props: {
  readonly row: TemplateRow | undefined;
  readonly onClose: () => void;
}) {
  const { row, onClose } = props;
  // None is added: there are as many as the program sends.
  return row ? <EditDialog row={row} onClose={onClose} /> : null;
}

function EditDialog({ row, onClose }: Props) {
  const words = useWords(text);
  const say = useSay();
  const [typed, setTyped] = useState(() => valuesOf(row.Rules));
  const [isReviewing, setReviewing] = useState(false);
  const before = plainOf(valuesOf(row.Rules));
  const after = plainOf(typed);
  const title = words.editOf(say(row.About));
  if (!isReviewing) {
    const next = (values: Values) => {
      setTyped(values);
      setReviewing(true);
    };
    return (
      <Dialog isOpen onClose={onClose} title={title}>
        <Edit row={row} typed={typed} onNext={next} onClose={onClose} />
      </Dialog>
    );
  }
  return (
    <ReviewDialog
      title={title}
      endpoint={templateConsole.proposeTemplate}
      before={before}
      after={after}
      changes={<TemplateChanges row={row} before={before} after={after} />}
      input={(said) => ({ Name: row.Name, Seen: row.Version, Rules: rulesOf(after), ...said })}
      onBack={() => setReviewing(false)}
      onDone={onClose}
    />
  );
}

/** What may stand in it: each variable with what it is, and whether the first paragraph has to say it. */
function VariableList({ row: { Variables } }: Pick<Props, 'row'>) {
  const words = useWords(text);
  const say = useSay();
  if (Variables.length === 0) return null;
  return (
    <dl className={styles['variables']} aria-label={words.variables}>
      {Variables.map(({ Name, About, IsNeeded }) => (
        <div key={Name}>
          <dt>{`{${Name}}`}</dt>
          <dd>
            {say(About)}
            {IsNeeded && ` · ${words.needed}`}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Edit(
  props: Props & { readonly typed: Values; readonly onNext: (values: Values) => void },
) {
  const { row, typed, onNext, onClose } = props;
  const words = useWords(text);
  const say = useSay();
  const form = useFormOf<Values>({
    initial: typed,
    check: (values) => faultsOf(values, row.Variables),
    send: async (values) => {
      const before = JSON.stringify(plainOf(valuesOf(row.Rules)));
      if (before === JSON.stringify(plainOf(values))) return { form: text.same };
      onNext(values);
      return undefined;
    },
  });
  const { values, change, fault } = form;
  return (
    <>
      <VariableList row={row} />
      <Form form={form} send={words.next} after={<Button onClick={onClose}>{words.cancel}</Button>}>
        {LINES.map((line) => (
          <Field key={line} label={say(fieldName(line))} error={fault(line)}>
            {(control) => (
              <TextInput
                {...control}
                autoComplete="off"
                maxLength={TEMPLATE_BOUNDS.title}
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
                maxLength={TEMPLATE_BOUNDS.body}
                value={values[area]}
                onText={(next) => change(area, next)}
              />
            )}
          </Field>
        ))}
        <Preview values={values} variables={row.Variables} />
      </Form>
    </>
  );
}
