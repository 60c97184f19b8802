import { useEffect, useRef } from 'react';
import { Outlet, useParams } from '@tanstack/react-router';
import { pageLocation, ParamsContext, useStore } from '@fairlot/shell';
import styles from './frame.module.css';

/** The screen of the address. A new screen takes the focus, so that a screen reader reads it. */
export function ScreenHere() {
  const params = useParams({ strict: false });
  const { path } = useStore(pageLocation);
  const focused = useRef(path);
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    if (path === focused.current) return;
    focused.current = path;
    main.current?.focus({ preventScroll: true });
  }, [path]);
  return (
    <main id="main" ref={main} className={styles['main']} tabIndex={-1}>
      <ParamsContext value={params}>
        <Outlet />
      </ParamsContext>
    </main>
  );
}
