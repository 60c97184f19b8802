import '@fairlot/ui/tokens.css';
import '@fairlot/ui/ui.css';
import { start } from '@fairlot/shell';
import { features } from './features/index.ts';
import { Frame } from './frame/Frame.tsx';
import { current, startRouter } from './frame/router.ts';
import { players } from './session/index.ts';

start(document.getElementById('root'), {
  realm: players,
  features,
  window: () => import('./frame/window.ts'),
  startRouter: () => startRouter(features),
  isInside: () => current.get().matched?.screen.access !== 'public',
  frame: <Frame />,
});
