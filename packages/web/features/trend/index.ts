export { TrendChart, TrendPlace } from './trend-part.tsx';
