import { ok, refused } from '@fairlot/rules/core/result';
import type { Input } from '@fairlot/wire/core';
import type { depositConsole } from '@fairlot/wire/deposit';
import type { Platform } from '../../platform/feature.ts';
import type { Call } from '../../platform/route.ts';
import { actorOf, presentProposal, prove } from '../operator/index.ts';
import { getChannels, proposeChannel } from './publish-channel.ts';

type Held = Pick<Platform, 'db'> & Pick<Platform['settings'], 'dataFolder'>;

/** The calls about ways to deposit. */
export const channelCalls = ({ db, dataFolder }: Held) => ({
  getChannels: () => getChannels(db),
  proposeChannel: async (asked: Input<typeof depositConsole.proposeChannel>, call: Call) => {
    const { Channel, Rules, Reason, Code } = asked;
    const fault = await prove({ db, dataFolder }, call.operator, Code);
    if (fault) return refused({ code: fault });
    const put = await proposeChannel(db, actorOf(call), { Channel, Rules }, Reason);
    return put.ok ? ok(presentProposal(put.value)) : put;
  },
});
