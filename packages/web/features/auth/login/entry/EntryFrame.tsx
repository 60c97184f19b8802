import brand from '@fairlot/ui/brand.module.css';
import { Badge } from '@fairlot/ui/badge';
import type { ReactNode } from 'react';
import { BrandMark, Icon, Seal, useLanguage, useWords } from '@fairlot/ui';
import { language, lazyComponent, Link, usePageIdle } from '@fairlot/shell';
import { PUBLIC_LOBBY, useSite } from '../../../../session/index.ts';
import { Notice } from './Notice.tsx';
import { ENTRY_TEXT } from './entry-text.ts';
import { text } from './text.ts';
import styles from './entry.module.css';
import { Button } from '@fairlot/ui/button';
import { classes } from '@fairlot/ui/class-names';
import inline from '@fairlot/ui/inline.module.css';
import box from '@fairlot/ui/card.module.css';

/** Plate and facts are asked for once the page is quiet, and so is their code. */
const EntryArt = lazyComponent(() => import('./EntryArt.tsx'), { missing: () => null });
const EntryFacts = lazyComponent(() => import('./EntryFacts.tsx'), { missing: () => null });

/** The page round Login and Register: the plate of the current commitment, and a card. */
export function EntryFrame({ children }: { children: ReactNode }) {
  const words = useWords(text);
  const around = useWords(ENTRY_TEXT);
  const site = useSite();
  const isIdle = usePageIdle();
  const other = useLanguage() === 'zh' ? 'en' : 'zh';
  return (
    <div className={styles['entry']}>
      {isIdle && (
        <section className={styles['art']} aria-hidden="true">
          <EntryArt />
        </section>
      )}
      <header className={styles['top']}>
        <Link
          to={PUBLIC_LOBBY}
          className={classes(brand['brand'], styles['brand'])}
          aria-label={around.lobby}
        >
          <BrandMark size={32} />
          <span>Fairlot</span>
        </Link>
        {(site?.IsDemoSite ?? true) && <Badge tone="time">{around.playMoney}</Badge>}
        <span className={inline['grow']} />
        <Button
          look="quiet"
          lang={other === 'zh' ? 'zh-CN' : 'en'}
          onClick={() => language.set(other)}
        >
          <Icon name="globe" size={16} />
          {ENTRY_TEXT.languageName[other]}
        </Button>
      </header>
      <div className={styles['say']}>
        <p className={styles['line']}>{words.headline}</p>
        {isIdle && <EntryFacts />}
      </div>
      <section className={classes(box['card'], styles['box'])}>
        <Notice />
        {children}
      </section>
      <footer className={classes(inline['mut'], styles['foot'])}>
        <Seal mark="公" size={10} line />
        <span>{around.adults}</span>
        <span>{around.calm}</span>
        <span className={inline['grow']} />
        <span>{around.browsers}</span>
      </footer>
    </div>
  );
}
