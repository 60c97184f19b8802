import type { Bilingual } from '@fairlot/rules/core/text';

const BY_PASSWORD: Bilingual = {
  zh: '用户协议已更新，请用密码登录一次并同意',
  en: 'The terms have changed: sign in by your password once and accept them',
};

/** Why a way in without a password was refused: terms are accepted beside one, and nowhere else (decision 0142). */
export const sayWhy = ({ code, text }: { readonly code: string; readonly text: Bilingual }) =>
  code === 'AGREEMENT' ? BY_PASSWORD : text;
