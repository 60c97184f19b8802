import { useWords } from '@fairlot/ui';
import { Prose } from '@fairlot/ui/prose';
import styles from './announcement.module.css';
import { text } from './text.ts';

type Words = { readonly zh: string; readonly en: string };

/** A title and a text as players read them, in both languages; a language without any of it is left out. */
export function Both(props: { readonly content: { readonly Title: Words; readonly Body: Words } }) {
  const { Title, Body } = props.content;
  const words = useWords(text);
  return (
    <div className={styles['both']}>
      {(['zh', 'en'] as const)
        .filter((language) => Title[language] !== '' || Body[language] !== '')
        .map((language) => (
          <section
            key={language}
            lang={language === 'zh' ? 'zh-CN' : 'en'}
            aria-label={words[language]}
          >
            {Title[language] !== '' && <h3>{Title[language]}</h3>}
            <Prose text={Body[language]} />
          </section>
        ))}
    </div>
  );
}
