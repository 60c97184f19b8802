import { keptStore } from '@fairlot/shell';

/** Whether this device ever kept a token. A device that never did belongs to a visitor. */
export const hadLogin = keptStore('had-login', false, { clearedAtLogout: false });
