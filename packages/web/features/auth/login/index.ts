import type { Manifest } from '../../../frame/manifest.ts';

export { AuthenticatorCode } from './code/AuthenticatorCode.tsx';
export { useDemoLink } from './demo-link.ts';
export { useAskLogin } from './ask-login.ts';
export { LoginNews } from './logins/LoginNews.tsx';
export { PasswordRules } from './password/PasswordRules.tsx';
export { giveTermsForms, type AgreementProps, type TermsRefusal } from './terms/terms-forms.ts';
export { newChallenge } from './wechat/verifier.ts';
export { useWeakList } from './password/weak-list.ts';
export { useCommitment, useCommitmentQuery, type Commitment } from './entry/commitment.ts';

export const login: Manifest = {
  name: 'login',
  window: () => import('./window.ts'),
  screens: [
    {
      path: '/Login',
      access: 'public',
      frame: 'bare',
      title: { zh: '登录', en: 'Sign in' },
      load: () => import('./LoginScreen.tsx'),
    },
    {
      path: '/Register',
      access: 'public',
      frame: 'bare',
      title: { zh: '注册', en: 'Register' },
      load: () => import('./register/RegisterScreen.tsx'),
    },
    {
      path: '/Timeout',
      access: 'public',
      frame: 'bare',
      title: { zh: '登录已过期', en: 'Session ended' },
      load: () => import('./TimeoutScreen.tsx'),
    },
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
      load: () => import('./register/RegisterScreen.tsx'),
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
  ],
};
