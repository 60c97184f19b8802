/** Words of a sign-in by a code that a phone scans. */
export const SCAN = {
  title: { zh: '扫码登录', en: 'Scan to sign in' },
  how: {
    zh: '用已登录本站的手机扫描二维码，在手机上确认。',
    en: 'Scan it with a phone that is signed in here, and confirm there.',
  },
  picture: { zh: '登录二维码', en: 'QR code to sign in by' },
  ready: { zh: '等待扫描', en: 'Waiting for a scan' },
  making: { zh: '正在生成二维码', en: 'Making a code' },
  scanned: { zh: '已扫描，请在手机上输入这个数字', en: 'Scanned. Enter this number on the phone' },
  confirmed: { zh: '已确认，正在登录', en: 'Confirmed, signing you in' },
  refused: { zh: '手机上已拒绝', en: 'Refused on the phone' },
  expired: { zh: '二维码已过期', en: 'The code has expired' },
  failed: { zh: '连接断开', en: 'The connection was lost' },
  refresh: { zh: '刷新二维码', en: 'New code' },
} as const;

/** Words of the phone that lets another device in. */
export const LET_IN = {
  none: { zh: '扫码登录其他设备', en: 'Sign in on another device' },
  noneHint: {
    zh: '在另一台设备的登录页选择“扫码登录”，再用这台手机的相机扫描二维码。',
    en: 'Choose “Scan to sign in” on the sign-in page there, then scan its code with this phone.',
  },
  title: { zh: '允许这台设备登录您的账号？', en: 'Let this device in to your account?' },
  device: { zh: '设备', en: 'Device' },
  someDevice: { zh: '未知设备', en: 'Unknown device' },
  from: { zh: '网络地址', en: 'Address' },
  at: { zh: '时间', en: 'Time' },
  sameNetwork: { zh: '与本机同一网络', en: 'the network of this phone' },
  otherNetwork: {
    zh: '它与本机不在同一网络。如果二维码是别人发给您的，请拒绝：确认后对方会进入您的账号。',
    en: 'It is in another network than this phone. If somebody sent you the code, refuse: he would be in your account.',
  },
  number: { zh: '那台设备上显示的两位数字', en: 'The two digits shown on that device' },
  needNumber: { zh: '请输入两位数字', en: 'Enter two digits' },
  yes: { zh: '允许登录', en: 'Let it in' },
  no: { zh: '拒绝', en: 'Refuse' },
  isIn: { zh: '那台设备已登录', en: 'That device is signed in' },
  isInHint: {
    zh: '可在“登录与设备”中随时结束它。',
    en: 'You can end it at any time under “Sign-ins and devices”.',
  },
  isOut: { zh: '已拒绝，那台设备没有登录', en: 'Refused. That device is not signed in' },
  unreachable: {
    zh: '连不上服务器，请检查网络后再试',
    en: 'The server cannot be reached. Check your network and try again',
  },
} as const;
