import type { proofHttp } from '@fairlot/wire/proof';
import type { CallRows } from '#testing/calls';

export const proofCalls: CallRows<typeof proofHttp> = { getWork: { who: 'anyone' } };
