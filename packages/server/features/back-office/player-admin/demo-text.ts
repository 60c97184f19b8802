/** Pinned on the account that the demo bets with. */
export const DEMO_NOTE =
  '演示程序在最初十分钟内用此账号自动投注。The demo bets with this account by itself in its first ten minutes.';
