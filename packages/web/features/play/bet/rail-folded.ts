import { keptStore } from '@fairlot/shell';

/** Whether the column of draws and trend is folded away on this device. */
export const railFolded = keptStore('bet.railFolded', false, { clearedAtLogout: true });
