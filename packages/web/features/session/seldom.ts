import type { Screen } from '../../frame/manifest.ts';

const screens: readonly Screen[] = [
  {
    path: '/LinkFailure',
    access: 'public',
    frame: 'bare',
    title: { zh: '链接无效', en: 'Invalid link' },
    load: () => import('./LinkFailureScreen.tsx'),
  },
  {
    path: '/Register/$code',
    access: 'public',
    frame: 'bare',
    title: { zh: '注册', en: 'Register' },
    load: () => import('./RegisterScreen.tsx'),
  },
  {
    path: '/Demo',
    access: 'public',
    frame: 'bare',
    title: { zh: '免费试玩', en: 'Try it out' },
    load: () => import('./DemoScreen.tsx'),
  },
  {
    path: '/Wechat',
    access: 'public',
    frame: 'bare',
    title: { zh: '微信登录', en: 'Sign in by WeChat' },
    load: () => import('./WechatScreen.tsx'),
  },
  {
    path: '/Recover',
    access: 'public',
    frame: 'bare',
    title: { zh: '找回密码', en: 'Forgotten password' },
    load: () => import('./RecoverScreen.tsx'),
  },
];
export default screens;
