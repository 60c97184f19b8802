import { keptStore } from '@fairlot/shell';
import type { FigureKind } from './omission.ts';

/** What the figures under the digits say, as the player chose it. */
export const figureKind = keptStore<FigureKind>('bet.figures', 'omission', {
  clearedAtLogout: true,
});

/** Of so many draws how often a digit came is counted. */
export const heatWindow = keptStore('bet.heat', 100, { clearedAtLogout: true });
