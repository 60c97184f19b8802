import { isPhone, keptStore, useStore } from '@fairlot/shell';

/** Null until he chooses: at a computer there is sound, on a phone there is none (spec section 3). */
const audioMuted = keptStore<boolean | null>('audioMuted', null, { clearedAtLogout: true });

export const isMuted = (): boolean => audioMuted.get() ?? isPhone();
export const mute = (isOff: boolean): void => audioMuted.set(isOff);
export const useMuted = (): boolean => useStore(audioMuted) ?? isPhone();
