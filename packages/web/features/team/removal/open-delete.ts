import { createStore } from '@fairlot/shell';
import type { Member } from '../move/index.ts';

/** Whose account is to be deleted; undefined while no dialog is open. */
export const deleting = createStore<Member | undefined>(undefined);

/** Opens the dialog that deletes the account of a direct member. */
export const openDelete = (member: Member): void => deleting.set(member);
