import type { Screen } from '../../../../testing/screen.ts';

export const screens: readonly Screen[] = [
  { name: 'help', path: () => '/?w=Help', zh: '怎样投注', en: 'How to bet' },
  {
    name: 'help-article',
    path: () => '/?w=Help',
    zh: '怎样投注',
    en: 'How to bet',
    over: {
      zh: '这篇帮助有用吗',
      en: 'Was this useful',
      pc: ['[data-help] li button'],
      phone: ['[data-help] li button'],
    },
  },
];
