import type { Manifest } from '../../frame/manifest.ts';

export { AuthenticatorCode } from './code/AuthenticatorCode.tsx';
export { useAskLogin } from './ask-login.ts';
export { LoginNews } from './logins/LoginNews.tsx';
export { PasswordRules } from './PasswordRules.tsx';
export { newChallenge } from './wechat/verifier.ts';
export { useWeakList } from './weak-list.ts';
export { useCommitment, type Commitment } from './commitment.ts';

export const session: Manifest = {
  name: 'session',
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
      load: () => import('./RegisterScreen.tsx'),
    },
    {
      path: '/Timeout',
      access: 'public',
      frame: 'bare',
      title: { zh: '登录已过期', en: 'Session ended' },
      load: () => import('./TimeoutScreen.tsx'),
    },
  ],
  seldom: () => import('./seldom.ts'),
};
