import { type Result, ok, refused } from '../core/result.ts';

/** What a registration may ask for beside name and password; the site says of each whether it does. */
export const REGISTER_FIELDS = ['NickName', 'Phone', 'Email', 'QQ', 'WeChat', 'RealName'] as const;
export type RegisterField = (typeof REGISTER_FIELDS)[number];

export const FIELD_NEEDS = ['off', 'optional', 'required'] as const;
export type FieldNeed = (typeof FIELD_NEEDS)[number];
export type FieldNeeds = Readonly<Record<RegisterField, FieldNeed>>;

/** The code of a link to register by: without letters and digits that are taken for each other. */
export const LINK_CODE_LENGTH = 10;
export const LINK_CODE_SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const isLinkCode = (text: string): boolean => /^[2-9A-HJKMNP-Z]{10}$/.test(text);

/** Bounds of a WeChat id, as WeChat has them. */
export const WECHAT_LENGTH = { min: 6, max: 20 } as const;
/** A WeChat id begins with a letter; letters, digits, `_` and `-`. */
export const isWeChatId = (text: string): boolean => /^[A-Za-z][\w-]{5,19}$/.test(text);

export const REAL_NAME_LENGTH = { min: 2, max: 30 } as const;

/** A name as it stands on a bank card: letters of any script, and what stands between parts of a name. */
export function checkRealName(text: string): Result<string, 'LENGTH' | 'INVALID_CHAR'> {
  const name = text.trim().normalize('NFC').replaceAll(/\s+/g, ' ');
  const length = [...name].length;
  if (length < REAL_NAME_LENGTH.min || length > REAL_NAME_LENGTH.max) return refused('LENGTH');
  return /^\p{L}[\p{L}\p{M} .'’·•-]*$/u.test(name) ? ok(name) : refused('INVALID_CHAR');
}
