import '@fairlot/ui/tokens.css';
import '@fairlot/ui/ui.css';
import './shell/shell.css';
import { start } from './shell/start.tsx';
import { features } from './features/index.ts';

start(document.getElementById('root'), features);
