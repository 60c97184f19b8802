import type { Result } from '../core/result.ts';
import { foldCode, foldText } from '../core/typed-text.ts';
import { checkName, type NameFault } from './person-name.ts';

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
/** Reads a typed link code in any case and grouping. */
export const readLinkCode = (typed: string): string => foldCode(typed).toUpperCase();

/** Bounds of a WeChat id, as WeChat has them. */
export const WECHAT_LENGTH = { min: 6, max: 20 } as const;
/** A WeChat id begins with a letter; letters, digits, `_` and `-`. */
export const isWeChatId = (typed: string): boolean => /^[A-Za-z][\w-]{5,19}$/.test(foldText(typed));

/** Most characters of a real name. */
export const REAL_NAME_MOST = 30;

/** A name as printed on a bank card. */
export const checkRealName = (text: string): Result<string, NameFault> =>
  checkName(text, REAL_NAME_MOST);
