import { RouterProvider, type AnyRouter } from '@tanstack/react-router';
import { pageLocation, useStore } from '@fairlot/shell';
import { Ring, useWords } from '@fairlot/ui';
import { text } from './text.ts';
import styles from './frame.module.css';

/** The screen of the address in its frame, and a ring until the first one is loaded. */
export function Pages({ router }: { router: AnyRouter }) {
  const { path } = useStore(pageLocation);
  return (
    <>
      {path === '' && <FirstLoading />}
      <RouterProvider router={router} />
    </>
  );
}

function FirstLoading() {
  const words = useWords(text);
  return (
    <div className={styles['app']}>
      <main id="main" className={styles['main']} tabIndex={-1}>
        <Ring label={words.loading} cover />
      </main>
    </div>
  );
}
