import type { upkeepConsole } from '@fairlot/wire/operations/upkeep';
import type { CallRows, FeatureCalls } from '#testing/calls';

const upkeepConsoleCalls: CallRows<typeof upkeepConsole> = {
  getKeys: { who: 'upkeep.keys.read' },
  getUpkeep: { who: 'upkeep.state.read' },
};

export const calls: FeatureCalls = { console: upkeepConsoleCalls };
