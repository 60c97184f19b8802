/**
 * A password as it is held against lists and names: full-width letters are letters, what cannot be seen does
 * not stand between them, capitals are small.
 */
export const passwordKey = (password: string): string =>
  password
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase();

/** Whether a text has characters that nobody sees, so that nobody could type it again: controls and formats. */
export const hasInvisible = (text: string): boolean => /[\p{Cc}\p{Cf}]/u.test(text);
