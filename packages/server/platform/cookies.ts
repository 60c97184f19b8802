/** What a call may know and set of cookies (RFC 6265). None of them is a login: those are tokens. */
export type Cookies = {
  readonly read: (name: string) => string | undefined;
  /** For `path` alone, hidden from scripts, never sent by pages of other sites; with a good answer only. */
  readonly keep: (name: string, value: string, of: KeptFor) => void;
};
type KeptFor = { readonly path: string; readonly seconds: number };

/** What came with a request: the whole header, and whether it came over TLS. */
type Sent = { readonly cookie?: string | undefined; readonly isSecure?: boolean };

const readFrom = (header: string, name: string): string | undefined =>
  header
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** The cookies of one call, and the header by which a browser keeps what was set. */
export function cookiesOf({ cookie = '', isSecure = false }: Sent): Cookies & {
  readonly headers: () => Readonly<Record<string, string>>;
} {
  let kept: string | undefined;
  return {
    read: (name) => readFrom(cookie, name),
    keep: (name, value, { path, seconds }) => {
      const words = [`${name}=${value}`, `Path=${path}`, `Max-Age=${seconds}`];
      const rules = ['HttpOnly', 'SameSite=Strict', ...(isSecure ? ['Secure'] : [])];
      kept = [...words, ...rules].join('; ');
    },
    headers: () => (kept === undefined ? {} : { 'Set-Cookie': kept }),
  };
}
