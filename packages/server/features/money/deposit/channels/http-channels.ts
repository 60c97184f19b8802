import type { Input } from '@fairlot/wire/core';
import type { depositConsole } from '@fairlot/wire/money/deposit';
import type { Platform } from '#platform/feature';
import type { Call } from '#platform/route';
import { askProven } from '../../../staff/publishing/index.ts';
import { getChannels, proposeChannel } from './publish-channel.ts';

type Held = Pick<Platform, 'db'> & Pick<Platform['settings'], 'dataFolder'>;

/** The calls about ways to deposit. */
export const channelCalls = ({ db, dataFolder }: Held) => ({
  getChannels: () => getChannels(db),
  proposeChannel: (
    { Channel, Rules, At, Reason, Code }: Input<typeof depositConsole.proposeChannel>,
    call: Call,
  ) =>
    askProven({ db, dataFolder }, call, Code, (maker) =>
      proposeChannel(db, maker, { Channel, Rules, At }, Reason),
    ),
});
