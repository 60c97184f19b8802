export { FilterSheet } from './FilterSheet.tsx';
