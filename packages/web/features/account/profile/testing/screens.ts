import type { Screen } from '../../../../testing/screen.ts';

export const screens: readonly Screen[] = [
  { name: 'info', path: () => '/?w=AccountInfo', zh: '注册时间', en: 'Registered' },
  { name: 'security', path: () => '/?w=AccountSecurity', zh: '安全评分', en: 'Security score' },
  { name: 'passwords', path: () => '/?w=AccountPassword', zh: '原密码', en: 'Current password' },
];
