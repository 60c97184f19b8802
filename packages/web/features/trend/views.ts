import { part } from '@fairlot/shell';

/** Ways to look at the past draws of a game, each fetched when it is asked for. */
export const ChartView = part(() => import('./chart/ChartView.tsx'));
export const StatisticsView = part(() => import('./statistics/StatisticsView.tsx'));
export const RoadsView = part(() => import('./roads/RoadsView.tsx'));
