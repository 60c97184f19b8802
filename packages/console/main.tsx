import '@fairlot/ui/tokens.css';
import '@fairlot/ui/ui.css';
import { start } from '@fairlot/shell';
import { features } from './features/index.ts';
import { Frame } from './frame/Frame.tsx';
import { makeRouter } from './frame/router.tsx';
import { isInside, startRouter } from './frame/start-router.ts';
import { makeRegistry } from './registry/registry.ts';
import { operators } from './session/realm.ts';

const router = makeRouter(features);

start(document.getElementById('root'), {
  realm: operators,
  features: [],
  startRouter: () => startRouter(router),
  isInside: () => isInside(router),
  frame: <Frame router={router} registry={makeRegistry(features)} />,
});
