import type { PageLocation } from '../page/location.ts';

/** The same page with a tab of the popup window open, or with none. */
export function withWindow({ path, search }: PageLocation, tab: string | undefined): string {
  const query = new URLSearchParams(search);
  if (tab) query.set('w', tab);
  else query.delete('w');
  const text = query.toString();
  return path + (text ? `?${text}` : '');
}
