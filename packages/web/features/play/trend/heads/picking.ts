import type { ColumnPick } from '@fairlot/rules/play/trend/chart';

/** The bet panel of a game as charts know it: what a head of a column picks there. */
export type Picking = {
  canPick(pick: ColumnPick): boolean;
  isPicked(pick: ColumnPick): boolean;
  toggle(pick: ColumnPick): void;
};
