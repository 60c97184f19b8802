import { measureLine } from './measure.ts';

/** A reading stands for a minute; an address without a host is the line in use. */
export const lineQuery = (url: string) => ({
  queryKey: ['line', url],
  queryFn: () => measureLine(url),
  staleTime: 60_000,
});
