import type { downloadHttp } from '@fairlot/wire/site/download';
import type { CallRows } from '#testing/calls';

export const downloadCalls: CallRows<typeof downloadHttp> = { getAFKConfig: { who: 'anyone' } };
