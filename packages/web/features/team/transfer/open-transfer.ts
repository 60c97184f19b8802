import { createStore, navigate, onLeave } from '@fairlot/shell';

/** The account that the form begins with, once. */
const wanted = createStore<string | undefined>(undefined);
onLeave(() => wanted.set(undefined));

/** Opens the form of a transfer with an account filled in. */
export function openTransfer(userName: string): void {
  wanted.set(userName);
  navigate.openWindow('TeamTransfer');
}

/** Takes the account, so that the next form begins empty. */
export function takeWanted(): string | undefined {
  const userName = wanted.get();
  wanted.set(undefined);
  return userName;
}
