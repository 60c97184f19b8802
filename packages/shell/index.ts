// What every page of a client needs at once; what is fetched afterwards has doors of its own.
export { isPhone, usePhone, watchMedia } from '@fairlot/ui/phone';
export { createStore, useLate, useStore, type Store, type Watched } from '@fairlot/ui/store';
export { everySecond, localNow, serverNow, useIsMeasured, useServerNow } from './device/clock.ts';
export { keptStore, type Form } from './device/kept.ts';
export * from './device/preferences.ts';
export { useFeatures, useNav } from './feature/features.ts';
export {
  reaction,
  type HomeArea,
  type Manifest,
  type MenuEntry,
  type NavEntry,
  type Screen,
  type Unread,
  type WindowGroups,
  type WindowManifest,
} from './feature/manifest.ts';
export type { WindowPlan } from './feature/window-part.tsx';
export { useConnection, useHeld, useIsLive } from './hub/connection.ts';
export { hubConnection, useFollow, useHubEvent } from './hub/hub-connection.ts';
export { LanguageButton } from './look/LanguageButton.tsx';
export { LANGUAGE_NAME } from './look/text.ts';
export { LookButton, LookPanel } from './look/LookButton.tsx';
export { Broken } from './overlay/Broken.tsx';
export { DialogHost, Dialogs } from './overlay/Dialogs.tsx';
export { LoginEnd } from './overlay/LoginEnd.tsx';
export { LostBanner } from './overlay/LostBanner.tsx';
export { Overlays } from './overlay/Overlays.tsx';
export { ReloadBanner } from './overlay/ReloadBanner.tsx';
export { loadOnce } from './page/fetch-again.ts';
export { Guarded } from './page/Guarded.tsx';
export { lazyComponent, type LazyComponent } from './page/lazy-component.tsx';
export { ownWorker, registerServiceWorker } from './page/own-worker.ts';
export { Link } from './page/Link.tsx';
export { Missing, MissingWindow } from './page/Missing.tsx';
export { giveRouter, navigate, type Navigation } from './page/navigate.ts';
export { useIdlePreload, whenIdle } from './page/use-idle-preload.ts';
export { useRootMark } from './page/use-root-mark.ts';
export {
  ParamsContext,
  pageLocation,
  locationOf,
  useParam,
  useQueryValue,
  type PageLocation,
} from './page/location.ts';
export { renew } from './page/renewal.ts';
export { waitFor } from './page/waiting.ts';
export { title, useTitle } from './page/title.ts';
export { awaitIdle, usePageIdle } from './query/idle.ts';
export { callKey, queries, refetch } from './query/queries.ts';
export { realm, type Grant, type Realm, type EndsReply } from './realm/realm.ts';
export { brokenRequest, call, callAs } from './session/api.ts';
export { APP_HEADERS } from './session/app-build.ts';
export { clearSession, leave, onLeave } from './session/leave.ts';
export { logout } from './session/life.ts';
export { grant, isSignedIn, session, useSignedIn } from './session/token.ts';
export { useCall, type CallOptions } from './session/use-call.ts';
export { send } from './session/send.ts';
export { useIsSending } from './session/use-is-sending.ts';
export { useSend } from './session/use-send.ts';
export { start, type Client } from './start.tsx';
export { navigationOn } from './window/history-navigation.ts';
export { CenterWindow, Window } from './window/Window.tsx';
export { WindowSkeleton } from './window/WindowSkeleton.tsx';
