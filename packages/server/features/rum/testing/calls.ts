import type { rumHttp } from '@fairlot/wire/rum';
import type { CallRows } from '#testing/calls';

export const rumCalls: CallRows<typeof rumHttp> = { getDatadog: { who: 'anyone' } };
