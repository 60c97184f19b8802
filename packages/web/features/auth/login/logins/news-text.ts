/** Words of a sign-in from elsewhere. */
export const NEWS = {
  signedIn: {
    zh: (device: string, ip: string) => `您的账号在新设备或新网络登录：${device} ${ip}`,
    en: (device: string, ip: string) => `New sign-in to your account: ${device} ${ip}`,
  },
  notMe: { zh: '不是我？', en: 'Not me?' },
} as const;
