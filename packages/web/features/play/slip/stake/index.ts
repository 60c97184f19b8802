export { RebateSheet } from './RebateSheet.tsx';
export { MULTIPLES, multipleChips } from './multiple-chips.ts';
export { GroupRange } from './GroupRange.tsx';
export { doubleMultiple, stepStake, useGroup, useStake, usualStake } from './stake-store.ts';
export { UnitSwitch } from './UnitSwitch.tsx';
