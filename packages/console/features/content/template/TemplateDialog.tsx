import { useSay, useWords } from '@fairlot/ui';
import type { FormState } from '@fairlot/ui/form';
import { TEMPLATE_BOUNDS, templateConsole, type TemplateRow } from '@fairlot/wire/content/template';
import { AreaFields, LineFields, PublishedDialog } from '../../staff/publishing/index.ts';
import { Preview } from './Preview.tsx';
import styles from './template.module.css';
import { TemplateChanges } from './TemplateChanges.tsx';
import { text } from './text.ts';
import { AREAS, faultsOf, LINES, plainOf, rulesOf, type Values, valuesOf } from './typed.ts';

type Props = { readonly row: TemplateRow; readonly onClose: () => void };

/** Edits the text of a letter and reviews the change, before another operator publishes it. */
export function TemplateDialog(props: {
  readonly row: TemplateRow | undefined;
  readonly onClose: () => void;
}) {
  const { row, onClose } = props;
  // None is added: the program sends a fixed number of letters.
  return row ? <One row={row} onClose={onClose} /> : null;
}

function One({ row, onClose }: Props) {
  const words = useWords(text);
  const say = useSay();
  const before = plainOf(valuesOf(row.Rules));
  const title = words.editOf(say(row.About));
  return (
    <PublishedDialog
      title={title}
      endpoint={templateConsole.proposeTemplate}
      initial={() => valuesOf(row.Rules)}
      check={(values) => faultsOf(values, row.Variables)}
      before={before}
      after={plainOf}
      intro={<VariableList row={row} />}
      renderFields={(form) => <Fields row={row} form={form} />}
      renderChanges={(after) => <TemplateChanges row={row} before={before} after={after} />}
      input={(request, _values, after) => ({
        Name: row.Name,
        Seen: row.Version,
        Rules: rulesOf(after),
        ...request,
      })}
      onClose={onClose}
    />
  );
}

/** Variables of the letter, each with its meaning, and whether the first paragraph must contain it. */
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

function Fields({ row, form }: Pick<Props, 'row'> & { readonly form: FormState<Values> }) {
  const words = useWords(text);
  return (
    <>
      <LineFields form={form} names={LINES} maxLength={TEMPLATE_BOUNDS.title} />
      <AreaFields
        form={form}
        names={AREAS}
        maxLength={TEMPLATE_BOUNDS.body}
        hintOf={() => words.bodyHint}
      />
      <Preview values={form.values} variables={row.Variables} />
    </>
  );
}
