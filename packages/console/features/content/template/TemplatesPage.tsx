import { useCall } from '@fairlot/shell';
import { Status, useSay, useWords } from '@fairlot/ui';
import type { Column } from '@fairlot/ui/list';
import { templateConsole, type TemplateRow } from '@fairlot/wire/content/template';
import { usePage } from '../../staff/operator/index.ts';
import { PublishedPage, Waiting } from '../../staff/publishing/index.ts';
import styles from './template.module.css';
import { TemplateDialog } from './TemplateDialog.tsx';
import { text, UNSENT } from './text.ts';

function useColumns(): readonly Column<TemplateRow>[] {
  const words = useWords(text);
  const say = useSay();
  return [
    {
      id: 'letter',
      head: words.letter,
      cell: (row) => (
        <span className={styles['letter']}>
          <b>{say(row.About)}</b>
          <Waiting of={row} />
          {row.Unsent !== null && <Status look="err">{say(UNSENT[row.Unsent])}</Status>}
        </span>
      ),
    },
    {
      id: 'subject',
      head: words.subject,
      cell: ({ Rules }) => say({ zh: Rules.Title, en: Rules.TitleEn }),
    },
    {
      id: 'variables',
      head: words.variables,
      cell: ({ Variables }) => Variables.map(({ Name }) => `{${Name}}`).join(' ') || '–',
    },
    {
      id: 'by',
      head: words.by,
      cell: ({ IsBuiltIn }) => (IsBuiltIn ? words.builtIn : words.changed),
    },
  ];
}

/** What mails and text messages to players say; what changes is published by another operator (product 3.12). */
export default function TemplatesPage() {
  const words = useWords(text);
  const say = useSay();
  // What waits for another operator stands here too.
  usePage('operator.proposals', templateConsole.getTemplates);
  const { data, isError, refetch } = useCall(
    templateConsole.getTemplates,
    {},
    usePage('template.letters', templateConsole.getTemplates),
  );
  return (
    <PublishedPage<TemplateRow>
      words={words}
      read="template.letters.read"
      publish="template.letters.publish"
      source={{
        rows: data?.ok ? data.value.Rows : undefined,
        isError,
        retry: () => void refetch(),
      }}
      keyOf={({ Name }) => Name}
      subjectOf={({ Name }) => `template ${Name}`}
      nameOf={({ About }) => say(About)}
      columns={useColumns()}
      cards={[['letter'], ['subject', 'by'], ['variables']]}
      editor={TemplateDialog}
    />
  );
}
