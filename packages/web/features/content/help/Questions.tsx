import { useLanguage, useWords } from '@fairlot/ui';
import type { HelpRow } from '@fairlot/wire/content/help';
import { firstQuestions } from './questions.ts';
import styles from './help.module.css';
import { HELP } from './text.ts';
import { TitleRows } from './TitleRows.tsx';

/** What the help opens on: ten questions with how their answers begin. */
export function Questions(props: {
  readonly rows: readonly HelpRow[];
  readonly onShow: (id: number) => void;
}) {
  const words = useWords(HELP);
  const isChinese = useLanguage() === 'zh';
  return (
    <section className={styles['questions']} aria-labelledby="help-questions">
      <h3 id="help-questions">{words.questions}</h3>
      <TitleRows
        rows={firstQuestions(props.rows)}
        shown={undefined}
        onShow={props.onShow}
        about={({ Excerpt, ExcerptEn }) => (isChinese ? Excerpt : ExcerptEn)}
      />
    </section>
  );
}
