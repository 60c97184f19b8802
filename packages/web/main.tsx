import '@fairlot/ui/tokens.css';
import '@fairlot/ui/ui.css';
import { start, whenIdle } from '@fairlot/shell';
import { features } from './features/index.ts';
import { Frame } from './frame/Frame.tsx';
import { current, startRouter } from './frame/router.ts';
import { players } from './session/index.ts';

start(document.getElementById('root'), {
  realm: players,
  features,
  window: () => import('./features/windows.ts'),
  startRouter: () => startRouter(features),
  isInside: () => current.get().matched?.screen.access !== 'public',
  frame: <Frame />,
});
// No first view waits for the marks of the house: those that are built in are there.
void whenIdle()
  .then(() => import('./features/logo/show-logos.ts'))
  .then(({ showLogos }) => showLogos());
