import type { credentialsHttp } from '@fairlot/wire/auth/credentials';
import type { CallRows } from '#testing/calls';

export const credentialsCalls: CallRows<typeof credentialsHttp> = { getWork: { who: 'anyone' } };
