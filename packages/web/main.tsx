import '@fairlot/ui/tokens.css';
import '@fairlot/ui/ui.css';
import { start, whenIdle } from '@fairlot/shell';
import { features } from './features/index.ts';
import { Pages } from './frame/Pages.tsx';
import { makeRouter } from './frame/router.tsx';
import { isInside, startRouter } from './frame/start-router.ts';
import { players } from './session/index.ts';

const router = makeRouter(features);

start(document.getElementById('root'), {
  realm: players,
  features,
  window: () => import('./frame/window-plan.ts'),
  startRouter: () => startRouter(router),
  isInside: () => isInside(router),
  frame: <Pages router={router} />,
});
// No first view waits for the marks of the house: those that are built in are there.
void whenIdle()
  .then(() => import('./features/content/logo/show-logos.ts'))
  .then(({ showLogos }) => showLogos());
