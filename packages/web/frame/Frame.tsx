import { useEffect, useMemo } from 'react';
import {
  CenterWindow,
  DialogHost,
  Dialogs,
  LoginEnd,
  LookPanel,
  LostBanner,
  navigate,
  Overlays,
  ReloadBanner,
  useFeatures,
  useIdlePreload,
  usePageIdle,
  usePhone,
  useSignedIn,
  waitFor,
  Window,
} from '@fairlot/shell';
import { ToastRegion, useSay, useWords } from '@fairlot/ui';
import { AccountMenu } from './AccountButton.tsx';
import { BottomBar } from './BottomBar.tsx';
import { Footer } from './Footer.tsx';
import { ScreenHere } from './ScreenHere.tsx';
import { text } from './text.ts';
import { Title } from './Title.tsx';
import { TopBar } from './TopBar.tsx';
import { useScreen } from './use-screen.ts';
import { classes } from '@fairlot/ui/class-names';
import styles from './frame.module.css';

/** The screen that every page leads back to. */
const LOBBY = { preload: async () => navigate.preload('/') };

/** Whatever a press on the bar may need comes while the page is quiet: the network may go. */
function useFrameAhead(): void {
  const { window: Plan } = useFeatures();
  const isIdle = usePageIdle();
  const isSignedIn = useSignedIn();
  const parts = useMemo(() => {
    const plan = Plan ? [{ preload: Plan.preload, rest: Plan.contents }] : [];
    return [...plan, DialogHost, CenterWindow, LOBBY, LookPanel];
  }, [Plan]);
  useEffect(() => {
    // The menu is small, and at hand on every page.
    if (isIdle && isSignedIn) void waitFor(Promise.all([AccountMenu.preload(), Plan?.preload()]));
  }, [isIdle, isSignedIn, Plan]);
  useIdlePreload(isIdle && isSignedIn, parts);
}

/** What stands round every screen, by the frame that the screen asks for. */
export function Frame() {
  const words = useWords(text);
  const isSignedIn = useSignedIn();
  const isPhone = usePhone();
  const say = useSay();
  const { frame = 'bare', hasOwnBar = false, skip } = useScreen() ?? {};
  useFrameAhead();
  const isBare = frame === 'bare';
  const hasBottomBar = !isBare && !hasOwnBar && isPhone && isSignedIn;
  return (
    <div
      className={classes(
        styles['app'],
        frame === 'fixed' && styles['fixed'],
        hasOwnBar && styles['ownBar'],
      )}
    >
      <a
        className={styles['skip']}
        href="#main"
        onClick={(event) => {
          const place = skip && document.getElementById(skip.to);
          // A screen without its place, such as a board whose game is closed, begins at its beginning.
          if (!place) return;
          event.preventDefault();
          place.focus();
        }}
      >
        {skip ? say(skip.label) : words.skip}
      </a>
      <Title />
      {!isBare && <TopBar hasBottomBar={hasBottomBar} />}
      {!isBare && isSignedIn && <LostBanner />}
      {!isBare && isSignedIn && <LoginEnd />}
      <ReloadBanner />
      <ScreenHere />
      {frame === 'page' && <Footer />}
      {hasBottomBar && <BottomBar />}
      {isSignedIn && <Overlays />}
      <Window />
      <Dialogs />
      <ToastRegion />
    </div>
  );
}
