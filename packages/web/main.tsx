import '@fairlot/ui/tokens.css';
import '@fairlot/ui/ui.css';
import { start } from '@fairlot/shell';
import { features } from './features/index.ts';
import { Frame } from './frame/Frame.tsx';
import { WINDOW_GROUPS } from './frame/manifest.ts';
import { current, startRouter } from './frame/router.ts';
import { WindowHead } from './frame/WindowHead.tsx';
import { mayOpen, players } from './session/index.ts';

start(document.getElementById('root'), {
  realm: players,
  features,
  window: { groups: WINDOW_GROUPS, Head: WindowHead, mayOpen },
  startRouter: () => startRouter(features),
  isInside: () => current.get().matched?.screen.access !== 'public',
  frame: <Frame />,
});
