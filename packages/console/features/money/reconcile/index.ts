export { ReconcileSearch, type ReconcileFilter } from './filter.ts';
export { ReconcilePage } from './ReconcilePage.tsx';
