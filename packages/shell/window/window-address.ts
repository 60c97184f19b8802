import type { PageLocation } from '../page/location.ts';

const addressOf = (path: string, query: URLSearchParams): string => {
  const text = query.toString();
  return path + (text ? `?${text}` : '');
};

/** The same page with a tab of the popup window open. */
export function withWindow({ path, search }: PageLocation, tab: string): string {
  const query = new URLSearchParams(search);
  query.set('w', tab);
  return addressOf(path, query);
}

/** The same page without some values of its query. */
export function withoutQuery({ path, search }: PageLocation, names: readonly string[]): string {
  const query = new URLSearchParams(search);
  for (const name of names) query.delete(name);
  return addressOf(path, query);
}
