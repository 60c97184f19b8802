import { keptStore, type Store } from '@fairlot/shell';

/** The account name that the player asked this device to remember; never the password. */
export const remembered: Store<string> = keptStore('account', '', { clearedAtLogout: false });
