/** How somebody signed in (product, appendix: Login type); stored by number, so a number stays what it is. */
export const LOGIN_TYPES = {
  PASSWORD: 1,
  GOOGLE: 2,
  QR: 3,
  WECHAT: 4,
  DEMO: 5,
  PASSKEY: 6,
} as const;

export type LoginType = keyof typeof LOGIN_TYPES;

const BY_NUMBER = new Map(
  Object.entries(LOGIN_TYPES).map(([name, number]) => [number, name as LoginType]),
);

/** The type of a stored number; undefined where this program knows none. */
export const loginTypeOf = (number: number): LoginType | undefined => BY_NUMBER.get(number as 1);
