export { TrendChart, trendOf, TrendSpace } from './trend-part.tsx';
export { ChartView, RoadsView, StatisticsView } from './views.ts';
export type { Picking } from './chart/picking.ts';
