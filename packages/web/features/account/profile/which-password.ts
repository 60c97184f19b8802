import { createStore, navigate } from '@fairlot/shell';

export type PasswordKind = 'login' | 'fund';

/** The password that the tab *Passwords* shows. */
export const whichPassword = createStore<PasswordKind>('login');

/** Opens the tab *Passwords* on one of the two. */
export function openPassword(kind: PasswordKind): void {
  whichPassword.set(kind);
  navigate.openWindow('AccountPassword');
}
