import { useEffect } from 'react';
import { useFeatures } from '../feature/features.ts';
import type { ReadyWindow } from '../feature/window-part.tsx';
import { Fault } from '../overlay/Fault.tsx';
import { Guarded } from '../page/Guarded.tsx';
import { useQueryValue } from '../page/location.ts';
import { navigate } from '../page/navigate.ts';
import { lazyComponent } from '../page/lazy-component.tsx';
import { MissingWindow } from '../page/Missing.tsx';
import { useSignedIn } from '../session/token.ts';
import { WindowSkeleton } from './WindowSkeleton.tsx';

export const CenterWindow = lazyComponent(() => import('./CenterWindow.tsx'), {
  waiting: <WindowSkeleton close={() => navigate.closeWindow()} />,
  missing: (retry) => <MissingWindow retry={retry} close={navigate.closeWindow} />,
});

type OpenedProps = {
  readonly plan: ReadyWindow;
  /** Those that this login may open. */
  readonly tabs: ReadyWindow['tabs'];
  readonly wanted: string;
};

/** The tab that the address names, if this login may open it. */
function Opened({ plan, tabs, wanted }: OpenedProps) {
  const tab = tabs.find(({ id }) => id === wanted);
  const isOpen = tab !== undefined;
  useEffect(() => {
    if (isOpen) navigate.keepBelow('w');
  }, [isOpen]);
  return tab ? <CenterWindow {...{ plan, tabs, tab }} /> : null;
}

/** The popup window, where the address asks for one. Its code comes when it is first wanted. */
export function Window() {
  const wanted = useQueryValue('w');
  const isSignedIn = useSignedIn();
  const { window: Plan } = useFeatures();
  // Beside the plan, not after it.
  useEffect(() => {
    if (!Plan || !wanted || !isSignedIn) return;
    void CenterWindow.preload();
    void Plan.preloadTab(wanted);
  }, [Plan, wanted, isSignedIn]);
  return Plan && wanted && isSignedIn ? (
    <Guarded fallback={<Fault close={navigate.closeWindow} />}>
      <Plan close={navigate.closeWindow} waiting={<WindowSkeleton close={navigate.closeWindow} />}>
        {(plan) => (
          <plan.Access>
            {(mayOpen) => {
              const tabs = plan.tabs.filter(({ access }) => mayOpen(access));
              return <Opened {...{ plan, tabs, wanted }} />;
            }}
          </plan.Access>
        )}
      </Plan>
    </Guarded>
  ) : null;
}
