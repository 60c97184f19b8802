import { useEffect } from 'react';
import { Ring, useWords } from '@fairlot/ui';
import { useFeatures } from '../feature/features.ts';
import type { ReadyWindow } from '../feature/window-part.tsx';
import { Fault } from '../overlay/Fault.tsx';
import { Guarded } from '../page/Guarded.tsx';
import { useQueryValue } from '../page/location.ts';
import { navigate } from '../page/navigate.ts';
import { lazyComponent } from '../page/lazy-component.tsx';
import { MissingWindow } from '../page/Missing.tsx';
import { useSignedIn } from '../session/token.ts';
import { WINDOW } from '../feature/window-text.ts';

export const CenterWindow = lazyComponent(() => import('./CenterWindow.tsx'), {
  waiting: <Opening />,
  missing: (retry) => <MissingWindow retry={retry} close={navigate.closeWindow} />,
});

function Opening() {
  return <Ring label={useWords(WINDOW).loading} cover />;
}

/** The tab that the address names, if this login may open it. */
function Opened({ plan, wanted }: { plan: ReadyWindow; wanted: string }) {
  const tabs = plan.tabs.filter(({ access }) => plan.mayOpen(access));
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
  return Plan && wanted && isSignedIn ? (
    <Guarded fallback={<Fault close={navigate.closeWindow} />}>
      <Plan close={navigate.closeWindow}>{(plan) => <Opened {...{ plan, wanted }} />}</Plan>
    </Guarded>
  ) : null;
}
