import { ACCENTS, MODES, PLAIN_SKIN, type Skin } from '@fairlot/rules/check/skin';
import type { Db } from '../../platform/db.ts';
import { declareSettings } from './declare.ts';
import { choiceSetting } from './setting.ts';

/** The skin of the site: everybody sees it who has not chosen another on his device (spec section 3). */
const SKIN = declareSettings({
  skinMode: choiceSetting(
    {
      zh: '默认明暗（light 浅色、dark 深色、auto 跟随系统）',
      en: 'Skin: light, dark, or as the device is',
    },
    PLAIN_SKIN.mode,
    MODES,
  ),
  skinAccent: choiceSetting(
    {
      zh: '默认主色（cobalt 青花、celadon 龙泉青、oxblood 釉里红、jun 钧紫）',
      en: 'Skin: accent (cobalt, celadon, oxblood, jun violet)',
    },
    PLAIN_SKIN.accent,
    ACCENTS,
  ),
});

/** As it is now, at most a second old. */
export function currentSkin(db: Db): () => Promise<Skin> {
  const current = SKIN.current(db);
  return async () => {
    const { skinMode: mode, skinAccent: accent } = await current();
    return { mode, accent };
  };
}
