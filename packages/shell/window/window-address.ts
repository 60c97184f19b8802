import type { Place } from '../page/place.ts';

/** The same page with a tab of the popup window open, or with none. */
export function withWindow({ path, search }: Place, tab: string | undefined): string {
  const query = new URLSearchParams(search);
  if (tab) query.set('w', tab);
  else query.delete('w');
  const text = query.toString();
  return path + (text ? `?${text}` : '');
}
