import type { Manifest } from '../../../frame/manifest.ts';

export { wantsAlert } from './use-alerts.ts';
export { playCue } from './sound/play-cue.ts';

/** What a player wants to hear of: alerts, their sounds, and the bells of games. */
export const alert: Manifest = {
  name: 'alert',
  window: () => import('./window.ts'),
  slots: [{ at: 'overlay', load: () => import('./AlertsOver.tsx') }],
};
