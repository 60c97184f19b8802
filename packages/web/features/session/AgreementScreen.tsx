import { BrandMark, Icon, useLanguage, useWords } from '@fairlot/ui';
import { language, Link } from '@fairlot/shell';
import { AGREEMENT } from './agreement-text.ts';
import { ENTRY_TEXT } from './entry-text.ts';
import styles from './agreement.module.css';

const PARTS = ['who', 'money', 'bets', 'draws', 'account', 'data', 'calm'] as const;

/** What a player agrees to: a page of its own, so that it can be read beside the form and linked. */
export default function AgreementScreen() {
  const words = useWords(AGREEMENT);
  const other = useLanguage() === 'zh' ? 'en' : 'zh';
  return (
    <article className={styles['agreement']}>
      <header className="row">
        <span className="brand">
          <BrandMark size={28} />
          <span>Fairlot</span>
        </span>
        <span className="grow" />
        <button
          type="button"
          className="btn btn-q"
          lang={other === 'zh' ? 'zh-CN' : 'en'}
          onClick={() => language.set(other)}
        >
          <Icon name="globe" size={16} />
          {ENTRY_TEXT.languageName[other]}
        </button>
      </header>
      <h1>{words.title}</h1>
      <p className="mut">{words.version}</p>
      {PARTS.map((part) => (
        <section key={part}>
          <h2>{words[part]}</h2>
          <p>{words[`${part}Says`]}</p>
        </section>
      ))}
      <Link className="btn" to="/Register">
        {words.back}
      </Link>
    </article>
  );
}
