import type { publishConsole } from '@fairlot/wire/publish';
import type { CallRows } from '../../../testing/calls.ts';

export const publishConsoleCalls: CallRows<typeof publishConsole> = {
  getVersions: {
    who: 'publish.versions.read',
    sample: { Subject: 'channel 9', Before: 7, Count: 20 },
  },
};
