import type { Screen } from '../../../../testing/screen.ts';

export const screens: readonly Screen[] = [
  { name: 'inbox', path: () => '/?w=Message', zh: '没有消息', en: 'No messages' },
];
