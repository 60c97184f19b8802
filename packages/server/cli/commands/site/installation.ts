import { keyActs, KEYS_USAGE, tellKeys } from './keys.ts';
import { settingActs, SETTINGS_USAGE, tellSettings } from './settings.ts';

/** What is set once an installation, and its keys: what `npm run site` says and does of them. */
export const INSTALLATION_USAGE = `${SETTINGS_USAGE}
${KEYS_USAGE}`;

export const installationActs = { ...settingActs, ...keyActs };

export const installationLooks = { settings: tellSettings, keys: tellKeys };
