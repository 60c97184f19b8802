export { DataList, type DataListProps } from './DataList.tsx';
export { cardOf, type CardPart } from './card-of.tsx';
export { FilterChips } from './FilterChips.tsx';
export type { CardLine } from './DataCards.tsx';
export type { Column, ListSource, Paging, RowState, Sheet, Sort, Total } from './types.ts';
