export { presentRules } from './channel-rules.ts';
export { CHANNELS, frozenChannel } from './publish-channel.ts';
export { listRules } from './store-channel-rules.ts';
