// Who plays and with what; the rest of a session is the shell's.
export { errorPage } from './pages.ts';
export {
  clearsToken,
  isAgent,
  mayOpen,
  PUBLIC_LOBBY,
  redirectOf,
  type Access,
  type WindowAccess,
} from './guard.ts';
export { hadLogin } from './had-login.ts';
export { placeAfter } from './link.ts';
export { usePlayer } from './player.ts';
export { accountNow, watchAccount, type Player } from './player-store.ts';
export { players } from './realm.ts';
export { useSite, type Site } from './site.ts';
export { holdWallet, setWallet, useWallet } from './wallet.ts';
