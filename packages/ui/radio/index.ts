export { Radio } from './Radio.tsx';
