import type { proofHttp } from '@fairlot/wire/auth/credentials';
import type { CallRows } from '#testing/calls';

export const proofCalls: CallRows<typeof proofHttp> = { getWork: { who: 'anyone' } };
