import { lotteryConsole } from '@fairlot/wire/play/lottery';
import type { Badge } from '../../../registry/manifest.ts';

/** Alarms that no operator has acknowledged yet. */
export const openAlarms: Badge = {
  permission: 'lottery.alarms.read',
  endpoint: lotteryConsole.getAlarms,
  topic: 'lottery.alarms',
  label: (count) => ({ zh: `${count} 条告警`, en: `${count} alarms` }),
};
