import { useMemo, useSyncExternalStore } from 'react';
import { Ring, ToastRegion, useWords } from '@fairlot/ui';
import { questions } from '@fairlot/ui/ask';
import {
  MissingWindow,
  navigate,
  part,
  useFetchAhead,
  useLater,
  useMobile,
  useSignedIn,
  useStore,
} from '../session/index.ts';
import { AccountMenu } from './AccountButton.tsx';
import { BottomBar } from './BottomBar.tsx';
import { Footer } from './Footer.tsx';
import { useFeatures } from './features.ts';
import { Guarded } from './Guarded.tsx';
import { LackBanner } from './LackBanner.tsx';
import { LookPanel } from './LookButton.tsx';
import { LostBanner } from './LostBanner.tsx';
import { Overlays } from './Overlays.tsx';
import { standing } from './router.ts';
import { ScreenHere } from './ScreenHere.tsx';
import { text } from './text.ts';
import { Title } from './Title.tsx';
import { TopBar } from './TopBar.tsx';
import { useWindowTab } from './use-window-tab.ts';

/** Takes the first question back: what cannot be shown cannot be agreed to. */
const dropQuestion = (): void => questions.get()[0]?.answer(false);
const DialogHost = part(() => import('./DialogPart.tsx'), {
  missing: (retry) => <MissingWindow retry={retry} close={dropQuestion} />,
});
const CenterWindow = part(() => import('./CenterWindow.tsx'), {
  waiting: <Opening />,
  missing: (retry) => <MissingWindow retry={retry} close={navigate.closeWindow} />,
});
const LoginWatch = part(() => import('./LoginWatch.tsx'), { missing: () => null });

function Opening() {
  return <Ring label={useWords(text).loading} cover />;
}

/** The screen that every page leads back to. */
const LOBBY = { fetch: async () => navigate.preload('/') };

/** Whatever a press on the bar may need comes while the page is quiet: the network may go. */
function useShellAhead(): void {
  const { tabs } = useFeatures();
  const isLater = useLater();
  const isSignedIn = useSignedIn();
  const parts = useMemo(() => {
    const contents = tabs.map(({ Content }) => Content);
    return [DialogHost, AccountMenu, LOBBY, CenterWindow, ...contents, LookPanel];
  }, [tabs]);
  useFetchAhead(isLater && isSignedIn, parts);
}

/** What lies over the screen has a fault: the screen below goes on. */
const Fault = ({ close }: { close: () => void }) => (
  <MissingWindow retry={() => location.reload()} close={close} />
);

/** Watches the login once the page stands; where its code cannot be had the login ends unasked. */
const LoginEnd = () =>
  useLater() ? (
    <Guarded fallback={null}>
      <LoginWatch />
    </Guarded>
  ) : null;

/** The dialogs, once something is asked. */
function Dialogs() {
  const isAsked = useSyncExternalStore(questions.subscribe, () => questions.get().length > 0);
  return isAsked ? (
    <Guarded fallback={<Fault close={dropQuestion} />}>
      <DialogHost />
    </Guarded>
  ) : null;
}

/** What stands round every screen, by the frame that the screen asks for. */
export function Shell() {
  const words = useWords(text);
  const isSignedIn = useSignedIn();
  const isMobile = useMobile();
  const { frame = 'bare' } = useStore(standing).matched?.screen ?? {};
  const tab = useWindowTab();
  useShellAhead();
  const isBare = frame === 'bare';
  return (
    <div className={`app ${frame === 'fixed' ? 'is-fixed' : ''}`}>
      <a className="skip" href="#main">
        {words.skip}
      </a>
      <Title />
      {!isBare && <TopBar />}
      {!isBare && isSignedIn && <LostBanner />}
      {!isBare && isSignedIn && <LoginEnd />}
      <LackBanner />
      <ScreenHere />
      {frame === 'page' && <Footer />}
      {frame === 'page' && isMobile && isSignedIn && <BottomBar />}
      {isSignedIn && <Overlays />}
      {tab && (
        <Guarded fallback={<Fault close={navigate.closeWindow} />}>
          <CenterWindow tab={tab} />
        </Guarded>
      )}
      <Dialogs />
      <ToastRegion />
    </div>
  );
}
