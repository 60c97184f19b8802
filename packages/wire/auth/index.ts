import { credentialsHttp } from './credentials/index.ts';
import { loginHttp } from './login/index.ts';

export const authContract = {
  credentials: { http: credentialsHttp },
  login: { http: loginHttp },
} as const;
