export { LineChart, type Series } from './LineChart.tsx';
export { Sparkline } from './Sparkline.tsx';
