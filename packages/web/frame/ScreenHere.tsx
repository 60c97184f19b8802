import { useEffect, useRef } from 'react';
import { Ring, useWords } from '@fairlot/ui';
import { Broken, Guarded, ParamsContext, useStore } from '@fairlot/shell';
import { current } from './router.ts';
import { text } from './text.ts';
import styles from './frame.module.css';

const NONE = {};

/** The screen of the address. With each new one the focus goes to it, so that it is read out. */
export function ScreenHere() {
  const words = useWords(text);
  const { kind, matched, Content, entry } = useStore(current);
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    if (entry > 1) main.current?.focus({ preventScroll: true });
  }, [entry]);
  // With the first screen comes a new element: what was only a ring does not jump below the bar.
  return (
    <main
      key={kind === 'first' ? kind : 'screen'}
      id="main"
      ref={main}
      className={styles['main']}
      tabIndex={-1}
    >
      {kind === 'first' && <Ring label={words.loading} cover />}
      {kind === 'broken' && <Broken />}
      {Content && (
        <ParamsContext value={matched?.params ?? NONE}>
          <Guarded key={entry} fallback={<Broken />}>
            <Content />
          </Guarded>
        </ParamsContext>
      )}
    </main>
  );
}
