import { useSay, useWords } from '@fairlot/ui';
import { Field, TextArea, TextInput } from '@fairlot/ui/field';
import { TEMPLATE_BOUNDS, templateConsole, type TemplateRow } from '@fairlot/wire/content/template';
import { fieldName } from '../../staff/operator/index.ts';
import {
  EditDialog,
  EditForm,
  type Editing,
  ReviewDialog,
  useEditForm,
} from '../../staff/publishing/index.ts';
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
  return row ? <One row={row} onClose={onClose} /> : null;
}

function One({ row, onClose }: Props) {
  const words = useWords(text);
  const say = useSay();
  const before = plainOf(valuesOf(row.Rules));
  const title = words.editOf(say(row.About));
  return (
    <EditDialog
      title={title}
      initial={() => valuesOf(row.Rules)}
      renderEdit={(editing) => <Edit row={row} {...editing} />}
      renderReview={(typed, onBack) => {
        const after = plainOf(typed);
        return (
          <ReviewDialog
            title={title}
            endpoint={templateConsole.proposeTemplate}
            before={before}
            after={after}
            changes={<TemplateChanges row={row} before={before} after={after} />}
            input={(said) => ({
              Name: row.Name,
              Seen: row.Version,
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

function Edit(props: Pick<Props, 'row'> & Editing<Values>) {
  const { row, onClose } = props;
  const words = useWords(text);
  const say = useSay();
  const form = useEditForm<Values>(props, {
    check: (values) => faultsOf(values, row.Variables),
    before: plainOf(valuesOf(row.Rules)),
    after: plainOf,
  });
  const { values, change, fault } = form;
  return (
    <>
      <VariableList row={row} />
      <EditForm form={form} onClose={onClose}>
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
      </EditForm>
    </>
  );
}
