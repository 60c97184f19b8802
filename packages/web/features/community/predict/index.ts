/** What players predict, and what became of it (预测看板): a view beside the long dragons. */
export { Predictions } from './Predictions.tsx';
