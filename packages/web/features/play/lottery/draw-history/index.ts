export { default as DrawHistory, type HistoryView } from './DrawHistory.tsx';
