export { TrendChart, TrendSpace } from './trend-part.tsx';
export { ChartView, RoadsView, StatisticsView } from './views.tsx';
export type { Picking } from './chart/picking.ts';
