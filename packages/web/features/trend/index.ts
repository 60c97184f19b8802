export { TrendChart, trendOf, TrendSpace } from './trend-part.tsx';
