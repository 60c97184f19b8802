/** Words of the apps that may be fetched. */
export const text = {
  mobile: { zh: '手机客户端', en: 'Mobile app' },
  afkPc: { zh: '电脑挂机', en: 'Desktop auto-bet' },
  afkMobile: { zh: '手机挂机', en: 'Mobile auto-bet' },
  android: { zh: '安卓', en: 'Android' },
  ios: { zh: 'iOS', en: 'iOS' },
  pc: { zh: '电脑', en: 'Desktop' },
  code: {
    zh: (name: string) => `${name} 下载地址的二维码`,
    en: (name: string) => `QR code of the download for ${name}`,
  },
  fetch: { zh: '下载', en: 'Download' },
  fetchOf: { zh: (name: string) => `下载 ${name}`, en: (name: string) => `Download for ${name}` },
  version: { zh: '版本', en: 'Version' },
  size: { zh: '大小', en: 'Size' },
  date: { zh: '日期', en: 'Date' },
  checksum: { zh: 'SHA-256 校验', en: 'SHA-256' },
  noFacts: { zh: '版本与校验值未公布', en: 'Version and checksum are not published' },
  guide: { zh: '安装说明', en: 'How to install it' },
  page: { zh: '功能介绍', en: 'What it does' },
  scan: { zh: '用手机扫码下载', en: 'Scan it with your phone' },
  iosSteps: {
    zh: '企业版安装后，请在 设置 › 通用 › VPN 与设备管理 中信任证书。',
    en: 'After installing the company build, trust its certificate under Settings › General › VPN & Device Management.',
  },
  warning: {
    zh: '挂机客户端会用真实余额自动投注。使用前请在个人限额中设置止损，并确认下载自本页。',
    en: 'Auto-bet clients stake your balance by themselves. Set your limits before you use one, and fetch it from this page alone.',
  },
  limits: { zh: '设置个人限额', en: 'Set your limits' },
};
