import type { ListedPlay } from '../play/play.ts';

/** The published lists of prizes. */
export type PrizeListName = 'keno' | 'state3d' | 'qxc' | 'ssq' | 'dlt' | 'qlc';

type PrizeList = { readonly name: PrizeListName; readonly plays: RegExp };

/** Categories whose plays, all or some, are paid by a published list and not by a prize group; by id. */
const LISTS: ReadonlyMap<number, PrizeList> = new Map([
  [59, { name: 'keno', plays: /^kl8\.pick\d+(DT)?$/ }],
  [96, { name: 'state3d', plays: /^d3\.state\./ }],
  [100, { name: 'qxc', plays: /^qxc\.std$/ }],
  [101, { name: 'ssq', plays: /^ssq\.(std|drag)$/ }],
  [102, { name: 'dlt', plays: /^dlt\.(std|drag)$/ }],
  [103, { name: 'qlc', plays: /^qlc\.std$/ }],
]);

/** The list that games of a category pay by; undefined where prize groups and odds say it all. */
export const prizeListOf = (categoryId: number): PrizeListName | undefined =>
  LISTS.get(categoryId)?.name;

/** Whether games of a category pay a play by a published list. */
export const isListed = (categoryId: number, { code }: Pick<ListedPlay, 'code'>): boolean =>
  LISTS.get(categoryId)?.plays.test(code) ?? false;
