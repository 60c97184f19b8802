import { createStore } from '@fairlot/shell';

/** The direct member whose prize group is to be raised: account and prize group. */
export type RaisedMember = {
  readonly userName: string;
  readonly group: number;
};

/** Whose dialog is open. */
export const raised = createStore<RaisedMember | undefined>(undefined);

/** Opens the dialog in which an agent raises the prize group of a direct member. */
export const openRaiseRebate = (member: RaisedMember): void => raised.set(member);
