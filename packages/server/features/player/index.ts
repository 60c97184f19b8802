import type { Feature } from '../../platform/feature.ts';
import { playerRoutes } from './http.ts';

export { maskedName } from './masked-name.ts';

export const player: Feature = { name: 'player', http: playerRoutes };
