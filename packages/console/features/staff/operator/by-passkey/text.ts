/** Words of asking a device for a passkey. */
export const text = {
  enter: { zh: '用通行密钥登录', en: 'Sign in by a passkey' },
  prove: { zh: '改用通行密钥', en: 'Use a passkey' },
};
