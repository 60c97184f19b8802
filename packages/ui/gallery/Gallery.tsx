import { useEffect, useState } from 'react';
import { LanguageContext, Segments, ToastRegion, useWords } from '../index.ts';
import { DialogHost } from '../dialog/index.ts';
import { readLook, writeLook, type GalleryLook } from './address.ts';
import { PARTS } from './parts/index.ts';
import { GALLERY } from './text.ts';
import styles from './gallery.module.css';

const MODES = ['light', 'dark'] as const;

/** Every component in every state, in the look of the address. */
export function Gallery() {
  const [look, setLook] = useState(() => readLook(location.search));
  useEffect(() => {
    document.documentElement.dataset['mode'] = look.mode;
    document.documentElement.lang = look.language === 'zh' ? 'zh-CN' : 'en';
  }, [look]);
  const change = (next: GalleryLook) => {
    history.replaceState(null, '', writeLook(next));
    setLook(next);
  };
  return (
    <LanguageContext value={look.language}>
      <div className={styles['page']}>
        <Top look={look} onLook={change} />
        <main className={styles['sections']}>
          {PARTS.map(({ name, Part, isWide }) => (
            <Section key={name.en} name={name[look.language]} isWide={isWide ?? false}>
              <Part />
            </Section>
          ))}
        </main>
      </div>
      <ToastRegion />
      <DialogHost />
    </LanguageContext>
  );
}

function Top({ look, onLook }: { look: GalleryLook; onLook: (look: GalleryLook) => void }) {
  const words = useWords(GALLERY);
  return (
    <header className={styles['top']}>
      <h1>{words.title}</h1>
      <Segments
        label={words.mode}
        value={look.mode}
        options={MODES.map((mode) => [mode, words[mode]] as const)}
        onChoose={(mode) => onLook({ ...look, mode })}
      />
      <Segments
        label={words.language}
        value={look.language}
        options={[
          ['zh', GALLERY.own.zh],
          ['en', GALLERY.own.en],
        ]}
        onChoose={(language) => onLook({ ...look, language })}
      />
    </header>
  );
}

function Section(props: { name: string; isWide: boolean; children: React.ReactNode }) {
  const { name, isWide, children } = props;
  return (
    <section aria-label={name} className={`${styles['section']} ${isWide ? styles['wide'] : ''}`}>
      <h2>{name}</h2>
      {children}
    </section>
  );
}
