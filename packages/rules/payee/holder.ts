import { checkName, foldName, isSameName, type NameFault } from '../check/person-name.ts';
import type { Result } from '../core/result.ts';

/** Most characters of the name of an account holder. */
export const HOLDER_MOST = 60;

/** A name as it is kept. */
export const tidyHolder = foldName;

/** The name of an account holder as it is kept. */
export const checkHolder = (text: string): Result<string, NameFault> =>
  checkName(text, HOLDER_MOST);

/** Whether two texts are the same name. */
export const isSameHolder = isSameName;
