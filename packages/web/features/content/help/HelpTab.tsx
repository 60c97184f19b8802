import { useState } from 'react';
import { HELP_CATEGORIES, HELP_CATEGORY_NAMES } from '@fairlot/rules/check/help-categories';
import { useCall } from '@fairlot/shell';
import { Empty, Failed, useLanguage, useSay, useWords, Waiting } from '@fairlot/ui';
import { classes } from '@fairlot/ui/class-names';
import { FindBox } from '@fairlot/ui/field';
import { HELP_BOUNDS, helpHttp, type HelpRow } from '@fairlot/wire/content/help';
import { ArticleView } from './ArticleView.tsx';
import styles from './help.module.css';
import { Questions } from './Questions.tsx';
import { TitleRows } from './TitleRows.tsx';
import { HELP } from './text.ts';

const WAITING = { list: ['titles'], pane: ['title', 'text'] } as const;

type Shown = { readonly shown: number | undefined; readonly onShow: (id: number) => void };

/** All titles by category. */
function Categories({ rows, ...shown }: Shown & { readonly rows: readonly HelpRow[] }) {
  const say = useSay();
  return HELP_CATEGORY_NAMES.map((category) => {
    const within = rows.filter((row) => row.Category === category);
    if (within.length === 0) return null;
    return (
      <section key={category} aria-labelledby={`help-${category}`}>
        <h3 id={`help-${category}`}>{say(HELP_CATEGORIES[category])}</h3>
        <TitleRows rows={within} {...shown} />
      </section>
    );
  });
}

/** What a search finds: titles with the words around the hit. */
function Found({ find, ...shown }: Shown & { readonly find: string }) {
  const words = useWords(HELP);
  const isChinese = useLanguage() === 'zh';
  const { data, isError, isPlaceholderData, refetch } = useCall(
    helpHttp.getHelp,
    { Find: find },
    { placeholderData: (previous) => previous },
  );
  const rows = data?.ok ? data.value.Rows : undefined;
  if (!rows && isError) return <Failed title={words.failed} retry={() => void refetch()} />;
  if (!rows) return <Waiting parts={WAITING.list} />;
  if (rows.length === 0) return <Empty title={words.notFound}>{words.otherWords}</Empty>;
  return (
    <div className={isPlaceholderData ? styles['old'] : undefined}>
      <TitleRows
        rows={rows}
        {...shown}
        about={({ Excerpt, ExcerptEn }) => (isChinese ? Excerpt : ExcerptEn)}
      />
    </div>
  );
}

/**
 * The help (product 3.12): a search and all titles beside what is read, which at first is the questions asked most; on a phone
 * one after the other.
 */
export default function HelpTab() {
  const words = useWords(HELP);
  const [shown, setShown] = useState<number>();
  const [find, setFind] = useState<string>();
  const { data, isError, refetch } = useCall(helpHttp.getHelp, {});
  const rows = data?.ok ? data.value.Rows : undefined;
  const choice = { shown, onShow: setShown };
  return (
    <div className={classes(styles['tab'], shown !== undefined && styles['reading'])} data-help>
      <div className={styles['list']}>
        <FindBox label={words.find} value={find} onFind={setFind} maxLength={HELP_BOUNDS.find} />
        {find !== undefined && <Found find={find} {...choice} />}
        {find === undefined && (
          <>
            {!rows && isError && <Failed title={words.failed} retry={() => void refetch()} />}
            {!rows && !isError && <Waiting parts={WAITING.list} />}
            {rows?.length === 0 && <Empty title={words.none} />}
            {rows && <Categories rows={rows} {...choice} />}
          </>
        )}
      </div>
      {shown !== undefined && (
        <ArticleView key={shown} id={shown} onBack={() => setShown(undefined)} />
      )}
      {shown === undefined && (
        <div className={styles['pane']} tabIndex={0} role="region" aria-label={words.title}>
          {!rows && !isError && <Waiting parts={WAITING.pane} />}
          {rows && rows.length > 0 && <Questions rows={rows} onShow={setShown} />}
        </div>
      )}
    </div>
  );
}
