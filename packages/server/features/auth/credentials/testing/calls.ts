import type { credentialsHttp } from '@fairlot/wire/auth/credentials';
import type { CallRows, FeatureCalls } from '#testing/calls';

const credentialsCalls: CallRows<typeof credentialsHttp> = { getWork: { who: 'anyone' } };

export const calls: FeatureCalls = { http: credentialsCalls };
