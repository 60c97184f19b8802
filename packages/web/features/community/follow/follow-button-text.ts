/** The button beside a player who may be followed. */
export const FOLLOW_BUTTON = {
  follow: { zh: '跟单', en: 'Follow' },
  followOf: { zh: (name: string) => `跟单 ${name}`, en: (name: string) => `Follow ${name}` },
} as const;
