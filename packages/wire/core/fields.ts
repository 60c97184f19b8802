import * as z from 'zod/mini';
import { fitsNumber, moneyFromNumber, moneyToNumber, type Money } from '@fairlot/rules/core/money';
import { areOddsInBounds, oddsFromNumber, oddsToNumber } from '@fairlot/rules/odds/number';
import { foldCode, foldText } from '@fairlot/rules/core/typed-text';
import { siteDayStart } from '@fairlot/rules/lottery/site-day';

/** Money on the wire: a JSON number with at most three decimals; thousandths in the program. */
export const money = z.codec(
  z.number(),
  z.custom<Money>((value) => typeof value === 'bigint'),
  {
    decode: (value, payload) => {
      const amount = moneyFromNumber(value);
      if (amount !== undefined) return amount;
      payload.issues.push({ code: 'custom', input: value, message: 'at most three decimals' });
      return z.NEVER;
    },
    // An issue names the place, so that a list can leave out the row.
    encode: (amount, payload) => {
      if (fitsNumber(amount)) return moneyToNumber(amount);
      payload.issues.push({ code: 'custom', input: amount, message: 'beyond a JSON number' });
      return z.NEVER;
    },
  },
);

/** The last moment that a `Date` can name in the time of any site, a day before its last in UTC; milliseconds UTC. */
const LAST_MS = 8_639_999_913_600_000;

/** A time on the wire: integer milliseconds UTC, not before 1970. */
export const timestamp = z.int().check(z.minimum(0), z.maximum(LAST_MS));

/** Decimal odds, exact to four decimals: ten-thousandths in the program, a JSON number on the wire. */
export const odds = z.codec(
  z.number(),
  z.custom<bigint>((value) => typeof value === 'bigint'),
  {
    decode: (value, payload) => {
      const tenThousandths = oddsFromNumber(value);
      if (tenThousandths !== undefined) return tenThousandths;
      payload.issues.push({ code: 'custom', input: value, message: 'at most four decimals' });
      return z.NEVER;
    },
    encode: (tenThousandths, payload) => {
      if (areOddsInBounds(tenThousandths)) return oddsToNumber(tenThousandths);
      payload.issues.push({ code: 'custom', input: tenThousandths, message: 'beyond the bounds' });
      return z.NEVER;
    },
  },
);

/** The id of a game: small positive integer. */
export const gameId = z.int().check(z.minimum(1), z.maximum(32_767));

/** SerialNumber of an issue, for example 202611210142. */
export const serialNumber = z.int().check(z.minimum(1));

/** A day of the site (UTC+8) that the calendar has: yyyy-mm-dd. */
export const siteDay = z.string().check(
  z.regex(/^\d{4}-\d{2}-\d{2}$/),
  z.refine((day) => siteDayStart(day) !== undefined),
);

/** A version of something that is kept in versions, counted from 0. */
export const version = z.int().check(z.minimum(0), z.maximum(2_147_483_647));

/** Text that ends up in a query: a database keeps no NUL in a text, and no half of a surrogate pair in its JSON. */
export const text = z.string().check(z.refine((value) => !/[\0\p{Cs}]/u.test(value)));

/** Characters of a code as it is typed: groups and hidden characters count. */
const TYPED_CODE = z.maxLength(64);

/**
 * A typed code: of an authenticator, a message or a recovery code. Separators and hidden characters are dropped, and
 * full-width signs are folded.
 */
export const typedCode = z.string().check(TYPED_CODE, z.overwrite(foldCode), z.maxLength(32));

/** The same of six digits. */
export const sixDigits = z.string().check(TYPED_CODE, z.overwrite(foldCode), z.regex(/^\d{6}$/));

/** Text that is looked up or compared: a name, a number, the search text of a list. */
export const typedText = text.check(z.overwrite(foldText));

/** A request id made by the client, one an intent. */
export const intentId = z.uuid();

/** Lower-case hexadecimal. */
export const hex = z.string().check(z.regex(/^[0-9a-f]*$/));

/** No payload: the specification's calls send nothing or an empty object. */
export const nothing = z.optional(z.nullable(z.object({})));
