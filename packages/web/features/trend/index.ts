export { TrendChart, TrendSpace } from './trend-part.tsx';
