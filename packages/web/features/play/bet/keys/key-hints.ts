import { keptStore } from '@fairlot/shell';

/** Whether keys stand on what they press. */
export const keyHints = keptStore('bet.keyHints', true, { clearedAtLogout: true });
