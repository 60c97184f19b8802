import { rebateHttp } from './rebate/index.ts';

export const teamContract = {
  rebate: { http: rebateHttp },
} as const;
