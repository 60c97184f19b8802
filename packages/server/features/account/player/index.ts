import type { Feature } from '#platform/feature';
import { playerRoutes } from './http.ts';

export { faceOf } from './face.ts';
export { maskedName } from './masked-name.ts';
export { faceColumns, type FaceRow, isRemoved } from './store.ts';

export const player: Feature = { name: 'player', http: playerRoutes };
