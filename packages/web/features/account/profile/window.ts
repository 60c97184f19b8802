import type { WindowManifest } from '../../../frame/manifest.ts';
import { ROWS } from './rows-text.ts';
import { addSecurityRow } from './security-rows.ts';
import { openPassword } from './which-password.ts';

addSecurityRow({
  key: 'password',
  ...ROWS.password,
  opens: { open: () => openPassword('login') },
});
addSecurityRow({ key: 'fund', ...ROWS.fund, opens: { open: () => openPassword('fund') } });
addSecurityRow({
  key: 'network',
  ...ROWS.network,
  opens: { load: () => import('./NetworkForm.tsx') },
});
addSecurityRow({
  key: 'phrase',
  ...ROWS.phrase,
  opens: { load: () => import('./PhraseForm.tsx') },
});
addSecurityRow({
  key: 'wechat',
  ...ROWS.wechat,
  opens: { load: () => import('./WechatForm.tsx') },
});
addSecurityRow({ key: 'alert', ...ROWS.alert, opens: { window: 'Logins' } });

const info = { zh: '账户资料', en: 'Account' };
const security = { zh: '账户安全', en: 'Security' };

export const window: WindowManifest = {
  tabs: [
    {
      id: 'AccountInfo',
      group: 'MyAccount',
      title: info,
      access: 'player',
      load: () => import('./InfoTab.tsx'),
    },
    {
      id: 'AccountPassword',
      group: 'MyAccount',
      title: { zh: '修改密码', en: 'Passwords' },
      access: 'player',
      order: 2,
      load: () => import('./PasswordTab.tsx'),
    },
    {
      id: 'AccountSecurity',
      group: 'MyAccount',
      title: security,
      access: 'player',
      order: 1,
      load: () => import('./SecurityTab.tsx'),
    },
  ],
  menu: [
    { window: 'AccountInfo', label: info, icon: 'person', order: 5 },
    { window: 'AccountSecurity', label: security, icon: 'shield', order: 6 },
  ],
};
