import { navigate } from '@fairlot/shell';
import { confirm, useWords } from '@fairlot/ui';

const TEXT = {
  first: { zh: '登录后才能继续，是否前往登录？', en: 'Sign in to go on. Go there now?' },
  go: { zh: '去登录', en: 'Sign in' },
};

/** Asks somebody who is not signed in, and leads to Login where he wants to (spec section 2, unlogin prompt). */
export function useAskLogin(): () => Promise<void> {
  const words = useWords(TEXT);
  return async () => {
    if (await confirm({ text: words.first, confirm: words.go })) navigate.to('/Login');
  };
}
