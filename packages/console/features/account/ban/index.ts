export { BanAccountDialog, BanDeviceDialog } from './BanDialogs.tsx';
export { Bans } from './Bans.tsx';
