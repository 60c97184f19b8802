import type { rumHttp } from '@fairlot/wire/site/rum';
import type { CallRows } from '#testing/calls';

export const rumCalls: CallRows<typeof rumHttp> = { getDatadog: { who: 'anyone' } };
