import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { epochSeconds } from './clock.ts';

/** Tokens of the app: HS256, good for five seconds, and some minutes more for clocks that differ. */
const secret = randomBytes(32);
const lifeSeconds = 5;
const skewSeconds = 300;

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const signatureOf = (content: string): Buffer =>
  createHmac('sha256', secret).update(content).digest();

export function issueToken(name: string): string {
  const now = epochSeconds();
  const claims = { nameid: name, sub: name, nbf: now, iat: now, exp: now + lifeSeconds };
  const content = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded(claims)}`;
  return `${content}.${signatureOf(content).toString('base64url')}`;
}

/** The name in a token of ours that has not ended; nothing for any other text. */
export function nameIn(token: string): string | undefined {
  const [head, body, signature, more] = token.split('.');
  if (head === undefined || body === undefined || signature === undefined || more !== undefined) {
    return undefined;
  }
  const given = Buffer.from(signature, 'base64url');
  const right = signatureOf(`${head}.${body}`);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as {
    readonly nameid: string;
    readonly exp: number;
  };
  return claims.exp + skewSeconds > epochSeconds() ? claims.nameid : undefined;
}
