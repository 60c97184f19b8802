export { BarChart } from './BarChart.tsx';
export { LineChart, type Series } from './LineChart.tsx';
export { Sparkline } from './Sparkline.tsx';
