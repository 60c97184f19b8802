import '@fairlot/ui/tokens.css';
import '@fairlot/ui/ui.css';
import { start } from '@fairlot/shell';
import { Frame } from './frame/Frame.tsx';
import { isInside, startRouter } from './frame/start-router.ts';
import { operators } from './session/realm.ts';

start(document.getElementById('root'), {
  realm: operators,
  features: [],
  startRouter,
  isInside,
  frame: <Frame />,
});
