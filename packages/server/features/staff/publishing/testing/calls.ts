import type { publishingConsole } from '@fairlot/wire/staff/publishing';
import type { CallRows, FeatureCalls } from '#testing/calls';

const publishingConsoleCalls: CallRows<typeof publishingConsole> = {
  getVersions: {
    who: 'publish.versions.read',
    sample: { Subject: 'channel 9', Before: 7, Count: 20 },
  },
  proposeRevert: {
    who: 'publish.versions.revert',
    sample: { Subject: 'channel 2000000', Seen: 7, Version: 6, Reason: 'as it was' },
  },
  retryDue: { who: 'publish.versions.revert', sample: { Id: 2_000_000, Reason: 'once more' } },
  takeBackDue: { who: 'publish.versions.revert', sample: { Id: 2_000_000, Reason: 'not yet' } },
};

export const calls: FeatureCalls = { console: publishingConsoleCalls };
