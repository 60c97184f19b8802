import { moveHttp } from './move/index.ts';
import { removalHttp } from './removal/index.ts';

export const teamContract = {
  move: { http: moveHttp },
  removal: { http: removalHttp },
} as const;
