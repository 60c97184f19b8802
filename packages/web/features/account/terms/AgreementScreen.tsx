import { classes } from '@fairlot/ui/class-names';
import { BrandMark, Icon, useLanguage, useWords } from '@fairlot/ui';
import { language, Link } from '@fairlot/shell';
import { Button, buttonClass } from '@fairlot/ui/button';
import inline from '@fairlot/ui/inline.module.css';
import brand from '@fairlot/ui/brand.module.css';
import { TermsBody } from './TermsBody.tsx';
import styles from './terms.module.css';
import { text } from './text.ts';

/** What a player agrees to: a page of its own, so that it can be read beside the form and linked. */
export default function AgreementScreen() {
  const words = useWords(text);
  const other = useLanguage() === 'zh' ? 'en' : 'zh';
  return (
    <article className={styles['agreement']}>
      <header className={inline['row']}>
        <span className={brand['brand']}>
          <BrandMark size={28} />
          <span>Fairlot</span>
        </span>
        <span className={inline['grow']} />
        <Button
          look="quiet"
          lang={other === 'zh' ? 'zh-CN' : 'en'}
          onClick={() => language.set(other)}
        >
          <Icon name="globe" size={16} />
          {text.languageName[other]}
        </Button>
      </header>
      <h1>{words.title}</h1>
      <TermsBody />
      <Link className={classes(buttonClass(), styles['back'])} to="/Register">
        {words.back}
      </Link>
    </article>
  );
}
