import { part } from '@fairlot/shell';

/** Games seldom stop: what they say then comes when the page is quiet. */
export const GameStopped = part(() => import('./GameStopped.tsx'));
