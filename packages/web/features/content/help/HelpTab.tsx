import { useState } from 'react';
import { HELP_CATEGORIES, HELP_CATEGORY_NAMES } from '@fairlot/rules/check/help-categories';
import { useCall } from '@fairlot/shell';
import { Empty, Failed, Ring, useLanguage, useSay, useWords } from '@fairlot/ui';
import { classes } from '@fairlot/ui/class-names';
import { helpHttp, type HelpRow } from '@fairlot/wire/content/help';
import { ArticleView } from './ArticleView.tsx';
import styles from './help.module.css';
import { HELP } from './text.ts';

type Shown = { readonly shown: number | undefined; readonly onShow: (id: number) => void };

function Titles({ rows, shown, onShow }: Shown & { readonly rows: readonly HelpRow[] }) {
  const say = useSay();
  const isChinese = useLanguage() === 'zh';
  return HELP_CATEGORY_NAMES.map((category) => {
    const within = rows.filter((row) => row.Category === category);
    if (within.length === 0) return null;
    return (
      <section key={category} aria-labelledby={`help-${category}`}>
        <h3 id={`help-${category}`}>{say(HELP_CATEGORIES[category])}</h3>
        <ul className={styles['rows']}>
          {within.map(({ Id, Title, TitleEn }) => (
            <li key={Id}>
              <button
                type="button"
                className={classes(styles['row'], Id === shown && styles['on'])}
                aria-current={Id === shown}
                onClick={() => onShow(Id)}
              >
                {isChinese ? Title : TitleEn}
              </button>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

function List(props: Shown) {
  const words = useWords(HELP);
  const { data, isError, refetch } = useCall(helpHttp.getHelp, undefined);
  const rows = data?.ok ? data.value.Rows : undefined;
  return (
    <div className={styles['list']}>
      {!rows && isError && <Failed title={words.failed} retry={() => void refetch()} />}
      {!rows && !isError && <Ring label={words.loading} />}
      {rows?.length === 0 && <Empty title={words.none} />}
      {rows && <Titles rows={rows} {...props} />}
    </div>
  );
}

/** The help (product 3.12): titles by category beside what is read; on a phone one after the other. */
export default function HelpTab() {
  const words = useWords(HELP);
  const [shown, setShown] = useState<number>();
  return (
    <div className={classes(styles['tab'], shown !== undefined && styles['reading'])} data-help>
      <List shown={shown} onShow={setShown} />
      {shown === undefined ? (
        <div className={styles['pane']}>
          <p className={styles['choose']}>{words.choose}</p>
        </div>
      ) : (
        <ArticleView key={shown} id={shown} onBack={() => setShown(undefined)} />
      )}
    </div>
  );
}
