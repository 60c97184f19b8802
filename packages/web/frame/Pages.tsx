import { RouterProvider, type AnyRouter } from '@tanstack/react-router';
import { isSignedIn, navigate, pageLocation, useStore, WindowSkeleton } from '@fairlot/shell';
import type { Screen } from './manifest.ts';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';
import { screenAt } from './start-router.ts';
import styles from './frame.module.css';
import { classes } from '@fairlot/ui/class-names';

/** The screen of the address in its frame, and the shape of the first one until it is loaded. */
export function Pages({ router }: { router: AnyRouter }) {
  const { path } = useStore(pageLocation);
  return (
    <>
      {path === '' && <FirstLoading screen={screenAt(router, location.pathname)} />}
      <RouterProvider router={router} />
    </>
  );
}

/** A visitor has no window, and is led elsewhere from what is for players. */
function FirstLoading({ screen }: { screen: Screen | undefined }) {
  const isOpen = isSignedIn() || screen?.access === 'public';
  const frame = (isOpen && screen?.frame) || 'bare';
  const hasWindow = isSignedIn() && new URLSearchParams(location.search).has('w');
  return (
    <div className={classes(styles['app'], frame === 'fixed' && styles['fixed'])}>
      {frame !== 'bare' && <div className={styles['topbar']} />}
      <main id="main" className={styles['main']} tabIndex={-1}>
        <ScreenSkeleton frame={frame} />
      </main>
      {hasWindow && <WindowSkeleton close={() => navigate.closeWindow()} />}
    </div>
  );
}
