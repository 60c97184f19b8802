// Where the player is: the address, watched. The shell decides what stands there and gives the
// means to go elsewhere; screens read parameters and query from here and know no router.
import { createContext, useContext } from 'react';
import { createStore, useStore } from '@fairlot/ui/store';

export type PageLocation = { readonly path: string; readonly search: string };

export const locationOf = ({
  pathname,
  search,
}: {
  pathname: string;
  search: string;
}): PageLocation => ({
  path: pathname,
  search,
});

/** The address that is on screen; the shell sets it once what stands there is ready. */
export const pageLocation = createStore<PageLocation>({ path: '', search: '' });

/** A value of the query, or undefined. */
export function useQueryValue(name: string): string | undefined {
  const { search } = useStore(pageLocation);
  return new URLSearchParams(search).get(name) ?? undefined;
}

export type PathParams = { readonly [name: string]: string };

/** The `$name` parts of the path of the screen. */
export const ParamsContext = createContext<PathParams>({});

/** A `$name` part of the path; empty when this screen has none of that name. */
export const useParam = (name: string): string => useContext(ParamsContext)[name] ?? '';
