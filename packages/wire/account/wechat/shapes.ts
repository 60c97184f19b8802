import * as z from 'zod/mini';

/** 256 bits, base64url. */
const Bits = z.string().check(z.regex(/^[\w-]{43}$/));

/** SHA-256 of a verifier that the page keeps for itself (as in RFC 7636): no other page can use what comes back. */
export const Challenge = Bits;

/** What WeChat sends back in the address of the page, with the verifier of the page that began. */
export const Returned = {
  State: Bits,
  Verifier: Bits,
  /** Of WeChat, good once and for five minutes. */
  Code: z.string().check(z.minLength(1), z.maxLength(512)),
};
