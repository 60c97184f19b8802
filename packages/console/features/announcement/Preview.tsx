import { useWords } from '@fairlot/ui';
import { Prose } from '@fairlot/ui/prose';
import type { DraftContent, DraftRow } from '@fairlot/wire/announcement';
import styles from './announcement.module.css';
import { text } from './text.ts';

function Both({ content: { Title, Body } }: { readonly content: DraftContent }) {
  const words = useWords(text);
  return (
    <div className={styles['both']}>
      {(['zh', 'en'] as const).map((language) => (
        <section
          key={language}
          lang={language === 'zh' ? 'zh-CN' : 'en'}
          aria-label={words[language]}
        >
          <h3>{Title[language]}</h3>
          <Prose text={Body[language]} />
        </section>
      ))}
    </div>
  );
}

/** An announcement as players read it, in both languages: what is written, and what they see now where that differs. */
export function Preview({ row }: { readonly row: DraftRow }) {
  const words = useWords(text);
  return (
    <>
      {row.Shown && <h4 className={styles['part']}>{words.written}</h4>}
      <Both content={row} />
      {row.Shown && (
        <>
          <h4 className={styles['part']}>{words.shownNow}</h4>
          <Both content={row.Shown} />
        </>
      )}
    </>
  );
}
