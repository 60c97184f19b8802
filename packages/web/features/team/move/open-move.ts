import { createStore } from '@fairlot/shell';

/** A direct member, as a row of a list has them. */
export type Member = { readonly UserName: string; readonly NickName?: string };

/** Who is to be moved; undefined while no dialog is open. */
export const moving = createStore<Member | undefined>(undefined);

/** Opens the dialog that moves a direct member to another agent. */
export const openMove = (member: Member): void => moving.set(member);
