import type * as shell from '@fairlot/shell';
import type { Access, WindowAccess } from '../session/index.ts';

import type { WINDOW_GROUPS } from './window.ts';

type Group = keyof typeof WINDOW_GROUPS;

/** What a feature of the player client declares. */
export type Manifest = shell.Manifest<Access>;
/** What it has in the popup window, and in the menu behind the avatar. */
export type WindowManifest = shell.WindowManifest<WindowAccess, Group>;
export type Screen = shell.Screen<Access>;
