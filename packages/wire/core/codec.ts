// Values to the form they travel in and back. Whoever speaks the contract uses these and needs no
// schema library of its own.
export { decode, encode, safeDecode, safeEncode, safeParse } from 'zod/mini';
