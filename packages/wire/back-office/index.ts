import { statementHttp } from './statement/index.ts';

export const backOfficeContract = {
  statement: { http: statementHttp },
} as const;
