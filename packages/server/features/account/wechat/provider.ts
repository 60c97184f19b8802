import * as z from 'zod/mini';
import { ok, refused, type Result } from '@fairlot/rules/core/result';
import { readLimitedText } from '#platform/read-limited-text';
import type { WechatApp } from './app.ts';

/** What this product asks of WeChat, or of whatever stands in its place. */
export type WechatProvider = {
  /** Where somebody says yes; WeChat sends him back to `returnTo` with `code` and `state`. */
  authorizeUrl(app: WechatApp, state: string, returnTo: string): string;
  /** Whose a code is. `REFUSED`: it is none, or was used. `DOWN`: there was no good answer in time. */
  identify(
    app: WechatApp,
    code: string,
    answerMs?: number,
  ): Promise<Result<string, 'REFUSED' | 'DOWN'>>;
};

const ANSWER_MS = 8_000;
const MOST_BYTES = 16_384;
/** `errcode` of a code that is none, was used, or is missing; by any other the fault is not the player's. */
const REFUSALS: readonly number[] = [40029, 40163, 41008, 42003];

const Answer = z.object({
  errcode: z.optional(z.int()),
  openid: z.optional(z.string().check(z.minLength(1), z.maxLength(128))),
  unionid: z.optional(z.string().check(z.minLength(1), z.maxLength(128))),
});

async function ask(url: URL, answerMs: number): Promise<z.output<typeof Answer> | undefined> {
  // What goes wrong is not passed on: the address has the secret in it, as WeChat wants it.
  const signal = AbortSignal.timeout(answerMs);
  try {
    const answer = await fetch(url, { redirect: 'error', signal });
    const text = await readLimitedText(answer, MOST_BYTES);
    if (!answer.ok || text === undefined) return undefined;
    return Answer.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** WeChat as its open platform has it: OAuth 2.0 with the scope `snsapi_login`. */
export const wechatProvider: WechatProvider = {
  authorizeUrl: ({ appId, authorizeAt }, state, returnTo) => {
    const query = new URLSearchParams({
      appid: appId,
      redirect_uri: returnTo,
      response_type: 'code',
      scope: 'snsapi_login',
      state,
    });
    return `${authorizeAt}/connect/qrconnect?${query}#wechat_redirect`;
  },
  identify: async ({ appId, secret, apiAt }, code, answerMs = ANSWER_MS) => {
    const url = new URL('/sns/oauth2/access_token', apiAt);
    url.search = new URLSearchParams({
      appid: appId,
      secret,
      code,
      grant_type: 'authorization_code',
    }).toString();
    const answer = await ask(url, answerMs);
    if (!answer) return refused('DOWN');
    const { errcode, openid, unionid } = answer;
    if (errcode !== undefined && errcode !== 0) {
      return refused(REFUSALS.includes(errcode) ? 'REFUSED' : 'DOWN');
    }
    // One person has one `unionid` in all applications of an owner, and an `openid` in each.
    if (unionid !== undefined) return ok(`union:${unionid}`);
    return openid === undefined ? refused('DOWN') : ok(`open:${appId}:${openid}`);
  },
};
