import type { upkeepConsole } from '@fairlot/wire/upkeep';
import type { CallRows } from '../../../testing/calls.ts';

export const upkeepConsoleCalls: CallRows<typeof upkeepConsole> = {
  getUpkeep: { who: 'upkeep.state.read' },
};
