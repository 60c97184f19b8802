import type { ReactNode } from 'react';
import {
  Balls,
  BrandMark,
  Hash,
  Icon,
  Plate,
  Seal,
  shortIssue,
  useLanguage,
  useWords,
} from '@fairlot/ui';
import { language, useSite } from '../../session/index.ts';
import { useCommitment } from './commitment.ts';
import { Notice } from './Notice.tsx';
import { ENTRY_TEXT } from './entry-text.ts';
import { text } from './text.ts';
import styles from './entry.module.css';

/** Shown until the commitment of the day is here; a plate needs some hash. */
const BEFORE = '0'.repeat(63) + '1';

/**
 * What is committed for the next issue and what came of the last: live, and checkable by anyone.
 */
function Facts() {
  const words = useWords(text);
  const commitment = useCommitment();
  if (!commitment) return null;
  const { hash, last, serial } = commitment;
  return (
    <dl>
      <div>
        <dt>{words.commitment(shortIssue(serial))}</dt>
        <dd>
          <Hash hex={hash} />
        </dd>
      </div>
      {last && (
        <div>
          <dt>{words.drawn(shortIssue(last.serial))}</dt>
          <dd>
            <Balls number={last.number} />
          </dd>
        </div>
      )}
    </dl>
  );
}

function Art() {
  const commitment = useCommitment();
  return (
    <section className={styles['art']} aria-hidden="true">
      <Plate hash={commitment?.hash ?? BEFORE} size="100%" weight={0.5} />
    </section>
  );
}

/** The page round Login and Register: the plate of the current commitment, and a card. */
export function EntryFrame({ children }: { children: ReactNode }) {
  const words = useWords(text);
  const around = useWords(ENTRY_TEXT);
  const site = useSite();
  const other = useLanguage() === 'zh' ? 'en' : 'zh';
  return (
    <div className={styles['entry']}>
      <Art />
      <header className={styles['top']}>
        <span className="brand">
          <BrandMark size={32} />
          <span>Fairlot</span>
        </span>
        {(site?.IsDemoSite ?? true) && <span className="tag demo">{around.playMoney}</span>}
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
      <div className={styles['say']}>
        <p className={styles['line']}>{words.headline}</p>
        <Facts />
      </div>
      <section className={`card ${styles['box']}`}>
        <Notice />
        {children}
      </section>
      <footer className={`mut ${styles['foot']}`}>
        <Seal mark="公" size={10} line />
        <span>{around.adults}</span>
        <span>{around.calm}</span>
        <span className="grow" />
        <span>{around.browsers}</span>
      </footer>
    </div>
  );
}
