import type { upkeepConsole } from '@fairlot/wire/operations/upkeep';
import type { CallRows } from '#testing/calls';

export const upkeepConsoleCalls: CallRows<typeof upkeepConsole> = {
  getKeys: { who: 'upkeep.keys.read' },
  getUpkeep: { who: 'upkeep.state.read' },
};
