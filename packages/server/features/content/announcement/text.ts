import type { DraftContent } from '@fairlot/wire/content/announcement';

/** Shown to all players from now on. */
export const EVERYBODY = {
  IsPinned: false,
  IsMustRead: false,
  Audience: { Kind: 'all' },
  From: null,
  Until: null,
} as const;

/** What players of a demo are shown at first. */
export const DEMO: readonly DraftContent[] = [
  {
    ...EVERYBODY,
    Type: 'game',
    Title: { zh: '每一期开奖都可以自己验证', en: 'Check every draw yourself' },
    Body: {
      zh: '封盘前公布承诺，开奖后公布种子。\n\n- 打开任意一期，点“验证”\n- 号码在您的浏览器里重新计算\n- 不需要相信服务器\n\n前往 [一分时时彩](/Bet/4) 试一试。',
      en: 'What decides a draw is committed to before its sale ends, and shown afterwards.\n\n- Open any issue and press “Verify”\n- Your browser computes the number anew\n- You need not trust the server\n\nTry it with [Five Digits · 1 min](/Bet/4).',
    },
  },
  {
    ...EVERYBODY,
    IsPinned: true,
    Type: 'risk',
    Title: { zh: '设置您自己的限额', en: 'Set limits of your own' },
    Body: {
      zh: '# 游戏只是娱乐\n\n您可以给自己设置 **每日亏损限额**、投注限额和提醒，也可以休息一天或更久。收紧立即生效，放宽要等待。\n\n前往 [个人限额](/?w=PersonalLimits)。',
      en: '# Play is for fun\n\nYou can set a **daily loss limit**, limits of what you bet and reminders, and stay away for a day or longer. What is stricter holds at once, what is looser has to wait.\n\nGo to [your limits](/?w=PersonalLimits).',
    },
  },
];
