export { RebateSheet } from './RebateSheet.tsx';
export { MULTIPLES, multipleChips } from './multiple-chips.ts';
export { GroupRange } from './GroupRange.tsx';
export { doubleMultiple, stepStake, useGroup, useStake } from './stake-store.ts';
export { usualStake } from './usual-stake.ts';
export { UnitSwitch } from './UnitSwitch.tsx';
