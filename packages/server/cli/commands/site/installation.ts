import { keyActs, KEYS_USAGE, describeKeys } from './keys.ts';
import { settingActs, SETTINGS_USAGE, describeSettings } from './settings.ts';

/** What is set once an installation, and its keys: what `npm run site` says and does of them. */
export const INSTALLATION_USAGE = `${SETTINGS_USAGE}
${KEYS_USAGE}`;

export const installationActs = { ...settingActs, ...keyActs };

export const installationLooks = { settings: describeSettings, keys: describeKeys };
