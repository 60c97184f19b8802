import { membersHttp } from './members/index.ts';
import { overviewHttp } from './overview/index.ts';

export const teamContract = {
  members: { http: membersHttp },
  overview: { http: overviewHttp },
} as const;
