export { default as TrendChart, type TrendProps } from './TrendChart.tsx';
export { trendPart, TrendSpace } from './trend-part.tsx';
export { ChartView, RoadsView, StatisticsView } from './views.tsx';
export type { Picking } from './heads/picking.ts';
