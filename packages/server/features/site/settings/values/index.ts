export { isListed } from './address.ts';
export {
  readSite,
  compareSettings,
  goOffline,
  goOnline,
  type AddressList,
  putAddress,
  dropAddress,
  blockAddress,
  unblockAddress,
  setRegions,
  setMerchantState,
  setRegisterOpen,
  setSingleSession,
  setBetLimits,
  setCorrectDays,
  setCurrency,
  parseAddresses,
  setStaffAddresses,
} from './change.ts';
export { currentSettings, type CurrentSettings, DEFAULTS, type SiteSettings } from './settings.ts';
export { lockSettings } from './store.ts';
