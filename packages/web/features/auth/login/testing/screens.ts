import type { Screen } from '../../../../testing/screen.ts';

export const screens: readonly Screen[] = [
  { name: 'logins', path: () => '/?w=Logins', zh: '登录中的设备', en: 'Signed in now' },
  {
    name: 'let-in',
    path: () => '/?w=ScanLogin',
    zh: '扫码登录其他设备',
    en: 'Sign in on another device',
  },
  {
    name: 'link-failure',
    path: () => '/LinkFailure',
    zh: '注册链接已失效',
    en: 'This registration link',
  },
  {
    name: 'wechat',
    path: () => '/Wechat',
    zh: '没有进行中的微信授权',
    en: 'Nothing was begun with WeChat here',
  },
  { name: 'recover', path: () => '/Recover', zh: '发送链接', en: 'Send the link' },
  { name: 'register', path: () => '/Register', zh: '注册账号', en: 'Open an account' },
  { name: 'demo', path: () => '/Demo', zh: '免费试玩', en: 'Try it out' },
  { endsLogin: true, name: 'login', path: () => '/Login', zh: '记住账号', en: 'Remember account' },
  {
    endsLogin: true,
    name: 'timeout',
    path: () => '/Timeout',
    zh: '登录已过期',
    en: 'Your session has ended',
  },
];
