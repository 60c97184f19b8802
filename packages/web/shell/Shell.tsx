import { Suspense, lazy, useEffect, useSyncExternalStore } from 'react';
import { Ring, ToastRegion, useLanguage, useWords } from '@fairlot/ui';
import { questions } from '@fairlot/ui/ask';
import { useMobile, useSignedIn, useStore } from '../session/index.ts';
import { BottomBar } from './BottomBar.tsx';
import { Broken } from './Broken.tsx';
import { Footer } from './Footer.tsx';
import { Guarded } from './Guarded.tsx';
import { LackBanner } from './LackBanner.tsx';
import { LostBanner } from './LostBanner.tsx';
import { Overlays } from './Overlays.tsx';
import { standing } from './router.ts';
import { ScreenHere } from './ScreenHere.tsx';
import { text } from './text.ts';
import { TopBar } from './TopBar.tsx';
import { useWindowTab } from './use-window-tab.ts';

const DialogHost = lazy(async () => {
  const [{ DialogHost: Host }] = await Promise.all([
    import('@fairlot/ui/dialog'),
    import('@fairlot/ui/css/dialog.css'),
  ]);
  return { default: Host };
});
const CenterWindow = lazy(() => import('./CenterWindow.tsx'));

/** What was to lie over the screen could not be fetched. */
const Lost = () => (
  <div className="ring-cover">
    <div className="card">
      <Broken />
    </div>
  </div>
);

/** The dialogs, once something is asked. */
function Dialogs() {
  const isAsked = useSyncExternalStore(questions.subscribe, () => questions.get().length > 0);
  return isAsked ? (
    <Guarded fallback={<Lost />}>
      <Suspense>
        <DialogHost />
      </Suspense>
    </Guarded>
  ) : null;
}

/** What stands round every screen, by the frame that the screen asks for. */
export function Shell() {
  const words = useWords(text);
  const language = useLanguage();
  const isSignedIn = useSignedIn();
  const isMobile = useMobile();
  const { frame = 'bare', title } = useStore(standing).matched?.screen ?? {};
  const tab = useWindowTab();
  useEffect(() => {
    document.title = title ? `${title[language]} · Fairlot` : 'Fairlot';
  }, [title, language]);
  const isBare = frame === 'bare';
  return (
    <div className={`app ${frame === 'fixed' ? 'is-fixed' : ''}`}>
      <a className="skip" href="#main">
        {words.skip}
      </a>
      {!isBare && <TopBar />}
      {!isBare && isSignedIn && <LostBanner />}
      <LackBanner />
      <ScreenHere />
      {frame === 'page' && <Footer />}
      {frame === 'page' && isMobile && isSignedIn && <BottomBar />}
      {isSignedIn && <Overlays />}
      {tab && (
        <Guarded fallback={<Lost />}>
          <Suspense fallback={<Ring label={words.loading} cover />}>
            <CenterWindow tab={tab} />
          </Suspense>
        </Guarded>
      )}
      <Dialogs />
      <ToastRegion />
    </div>
  );
}
