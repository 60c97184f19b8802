/** The last four digits of a card. */
export const maskedCard = (digits: string): string => `**** ${digits.slice(-4)}`;

/** Enough of an address to know one's own by: `TQn9…cLSE`. */
export const maskedAddress = (address: string): string =>
  `${address.slice(0, 4)}…${address.slice(-4)}`;

/** Of an account of an e-wallet: `138****5678`, `q***@qq.com`, `ab***9`. */
export function maskedPurse(account: string): string {
  const at = account.lastIndexOf('@');
  if (at > 0) return `${account.slice(0, 1)}***${account.slice(at)}`;
  if (account.startsWith('+')) return `${account.slice(0, -8)}****${account.slice(-4)}`;
  return `${account.slice(0, 2)}***${account.slice(-1)}`;
}

/** The first character of a name: `张**`. */
export const maskedHolder = (name: string): string =>
  `${String.fromCodePoint(name.codePointAt(0) ?? 0x2a)}**`;

/** How many letters at each end of an address are held against what was meant (product 5.7). */
export const EYE_LETTERS = 6;

/** The two ends of an address, and what stands between them. */
export const endsOf = (address: string) => ({
  first: address.slice(0, EYE_LETTERS),
  middle: address.slice(EYE_LETTERS, -EYE_LETTERS),
  last: address.slice(-EYE_LETTERS),
});
