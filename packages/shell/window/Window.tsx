import { Ring, useWords } from '@fairlot/ui';
import { Fault } from '../overlay/Fault.tsx';
import { Guarded } from '../overlay/Guarded.tsx';
import { navigate } from '../page/navigate.ts';
import { MissingWindow, part } from '../page/part.tsx';
import { useWindowTab } from './use-window-tab.ts';
import { WINDOW } from './window-text.ts';

export const CenterWindow = part(() => import('./CenterWindow.tsx'), {
  waiting: <Opening />,
  missing: (retry) => <MissingWindow retry={retry} close={navigate.closeWindow} />,
});

function Opening() {
  return <Ring label={useWords(WINDOW).loading} cover />;
}

/** The popup window, where the address asks for one. Its code comes when it is first wanted. */
export function Window() {
  const tab = useWindowTab();
  return tab ? (
    <Guarded fallback={<Fault close={navigate.closeWindow} />}>
      <CenterWindow tab={tab} />
    </Guarded>
  ) : null;
}
