import * as z from 'zod/mini';

/** The code of every envelope that carries a result. */
export const OK = 'OK';

/** Codes that any call of ours may answer with; the text of a bad request names the field in `Params.field`. */
export const COMMON_CODES = {
  BAD_REQUEST: { number: 1, zh: '请求有误：{field}', en: 'Bad request: {field}', status: 400 },
  RATE_LIMIT: { number: 2, zh: '操作过快，请稍候', en: 'Too fast, please wait', status: 429 },
  FAILED: {
    number: 3,
    zh: '系统繁忙，请稍后重试',
    en: 'Something went wrong, please try again',
    status: 500,
  },
  UNKNOWN_STATE: {
    number: 4,
    zh: '结果未知，请按请求编号查询',
    en: 'Outcome unknown, ask by request id',
    status: 503,
  },
  /** The database had too much to do: nothing of what was asked has happened. */
  TOO_BUSY: {
    number: 5,
    zh: '系统繁忙，请稍后重试',
    en: 'Too much is going on, please try again',
    status: 503,
  },
} as const;

/**
 * A row that was left out because it does not fit the contract: the name of its list and its id, the first plain
 * field.
 */
export const Unshown = z.object({ List: z.string(), Id: z.string() });
export type Unshown = z.output<typeof Unshown>;

/** The envelope of every call that is not in the specification. `Data` is present when `Code` is OK. */
export const Envelope = z.object({
  Code: z.string(),
  Message: z.string(),
  Data: z.optional(z.unknown()),
  Params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  RequestId: z.string(),
  Unshown: z.optional(z.array(Unshown)),
});
export type Envelope = z.output<typeof Envelope>;

/**
 * Body of a 401 or 403: why access ended. `Code` is a token failure code of spec section 8, or `IP_restricted`, or
 * `not_logged_in`. The message of `IP_restricted` ends with the address in brackets, as the server sees it.
 */
export const DeniedBody = z.object({
  Code: z.string(),
  Message: z.string(),
  RequestId: z.string(),
});
export type DeniedBody = z.output<typeof DeniedBody>;

/** Body of a 503 while the site is off: until when, in milliseconds UTC, where it is known. */
export const OfflineBody = z.object({
  OfflineEndTime: z.nullable(z.number()),
  RequestId: z.string(),
});
export type OfflineBody = z.output<typeof OfflineBody>;
