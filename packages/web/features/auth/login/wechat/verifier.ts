// What binds a way to WeChat to the tab that began it (as in RFC 7636): it never leaves this tab before it comes back.
const KEPT = 'fairlot.wechat';
const BYTES = 32;

const text64 = (bytes: Uint8Array): string =>
  btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

export type Way = 'sign-in' | 'link';

/** Makes a verifier and keeps it for this tab; the challenge of it goes to the server. */
export async function newChallenge(way: Way): Promise<string> {
  const verifier = text64(crypto.getRandomValues(new Uint8Array(BYTES)));
  sessionStorage.setItem(KEPT, `${way} ${verifier}`);
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return text64(new Uint8Array(hash));
}

/** What this tab began, once; undefined where it began nothing. */
export function takeVerifier(): { readonly way: Way; readonly verifier: string } | undefined {
  const [, way, verifier] =
    /^(sign-in|link) ([\w-]{43})$/.exec(sessionStorage.getItem(KEPT) ?? '') ?? [];
  sessionStorage.removeItem(KEPT);
  return way === undefined || verifier === undefined ? undefined : { way: way as Way, verifier };
}
