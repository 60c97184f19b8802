/** What is sent of a text at most, in characters. */
const MOST = 500;

/** A string as long as a token, of the letters of one. */
const TOKEN = /[\w~+/=-]{32,}/g;
const BEARER = /Bearer\s+\S+/gi;

/** A path of which a part is a secret: a code to register by. */
const CODES = /(\/Register\/)[^/?#\s]+/gi;

/** An address without what stands behind its path, which may name people or carry a slip. */
const bare = (text: string): string =>
  text.replaceAll(/(https?:\/\/[^\s?#"')]*)[?#][^\s"')]*/g, '$1');

/** A text without tokens, codes, names, and what addresses carry behind their path. */
export function scrubText(text: string, names: Iterable<string>): string {
  const hidden = [...names].reduce((now, name) => now.replaceAll(name, '[account]'), bare(text));
  return hidden
    .replaceAll(CODES, '$1[code]')
    .replaceAll(BEARER, '[token]')
    .replaceAll(TOKEN, (found) => (found.includes('/') ? found : '[token]'))
    .slice(0, MOST);
}

/** Fields that the library lets be changed, by path; all others are times, numbers and kinds. */
const FIELDS = [
  'view.url',
  'view.referrer',
  'view.name',
  'view.performance.lcp.resource_url',
  'error.message',
  'error.stack',
  'error.handling_stack',
  'error.resource.url',
  'resource.url',
  'action.target.name',
] as const;

type Tree = { [name: string]: unknown };
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

function change(tree: Tree, [name = '', ...rest]: readonly string[], by: (text: string) => string) {
  const value = tree[name];
  if (rest.length > 0) {
    if (isTree(value)) change(value, rest, by);
  } else if (typeof value === 'string') tree[name] = by(value);
}

/**
 * Takes out of an event what it may not say, in place. False: it is not sent, for it says something in a
 * place that cannot be changed.
 */
export function scrubEvent(event: unknown, names: Iterable<string>): boolean {
  if (!isTree(event)) return false;
  const { error } = event;
  if (isTree(error) && Array.isArray(error['causes']) && error['causes'].length > 0) return false;
  for (const field of FIELDS) {
    change(event, field.split('.'), (text) => scrubText(text, names));
  }
  return true;
}
