import type { Manifest } from '../../../registry/manifest.ts';

export { SettingField } from './SettingField.tsx';
export { SettingValue } from './SettingValue.tsx';
export { readTyped, type Setting, typedOf, type Value } from './setting.ts';
export { FAULTS as SETTING_FAULTS } from './text.ts';

/** State and settings of the site. */
export const siteState: Manifest = {
  name: 'site-state',
  pages: [
    {
      path: '/Site',
      title: { zh: '站点设置', en: 'Settings' },
      frame: 'list',
      nav: { group: 'site', order: 90, permissions: ['site.state.read', 'site.settings.read'] },
      load: () => import('./SitePage.tsx'),
    },
  ],
};
