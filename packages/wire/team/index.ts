import { prizeGroupHttp } from './prize-group/index.ts';

export const teamContract = {
  prizeGroup: { http: prizeGroupHttp },
} as const;
