import type { Remembered } from '@fairlot/draw/remember';
import { keptStore } from '@fairlot/shell';

/**
 * The key and the manifests that this device has seen. It belongs to the device and outlives logout:
 * whoever is shown another record later finds out.
 */
export const remembered = keptStore<Remembered>('record', {}, { clearedAtLogout: false });
