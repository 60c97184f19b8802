import { HELP_CATEGORIES } from '@fairlot/rules/check/help-categories';
import { useCall } from '@fairlot/shell';
import { Status, useSay, useWords } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import type { Column } from '@fairlot/ui/list';
import inline from '@fairlot/ui/inline.module.css';
import { type ArticleRow, helpConsole } from '@fairlot/wire/content/help';
import { usePage } from '../../staff/operator/index.ts';
import { PublishedPage, Waiting } from '../../staff/publishing/index.ts';
import { ArticleDialog } from './ArticleDialog.tsx';
import styles from './help.module.css';
import { text } from './text.ts';

function useColumns(): readonly Column<ArticleRow>[] {
  const words = useWords(text);
  const say = useSay();
  const num = inline['num'];
  return [
    { id: 'id', head: words.number, className: num, cell: ({ Id }) => Id },
    {
      id: 'name',
      head: words.article,
      cell: (row) => (
        <span className={styles['name']}>
          <b>{say({ zh: row.Rules.Title, en: row.Rules.TitleEn })}</b>
          <Badge>{say(HELP_CATEGORIES[row.Rules.Category])}</Badge>
          {!row.Rules.IsShown && <Status look="warn">{words.hidden}</Status>}
          <Waiting of={row} />
        </span>
      ),
    },
    { id: 'useful', head: words.useful, className: num, cell: ({ Useful }) => Useful },
    { id: 'useless', head: words.useless, className: num, cell: ({ Useless }) => Useless },
  ];
}

/** Articles of the help with what players say of them; what changes is published by another operator (product 3.12). */
export default function HelpPage() {
  const words = useWords(text);
  const say = useSay();
  // What waits for another operator stands here too.
  usePage('operator.proposals', helpConsole.getArticles);
  const { data, isError, refetch } = useCall(
    helpConsole.getArticles,
    {},
    usePage('help.articles', helpConsole.getArticles),
  );
  return (
    <PublishedPage<ArticleRow>
      words={words}
      read="help.articles.read"
      publish="help.articles.publish"
      source={{
        rows: data?.ok ? data.value.Rows : undefined,
        isError,
        retry: () => void refetch(),
      }}
      keyOf={({ Id }) => String(Id)}
      subjectOf={({ Id }) => `article ${Id}`}
      nameOf={({ Rules }) => say({ zh: Rules.Title, en: Rules.TitleEn })}
      columns={useColumns()}
      cards={[['name'], ['useful', 'useless'], ['id']]}
      editor={ArticleDialog}
    />
  );
}
