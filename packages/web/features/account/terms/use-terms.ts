import { useCall } from '@fairlot/shell';
import type { Output } from '@fairlot/wire/core';
import { termsHttp } from '@fairlot/wire/account/terms';

export type Terms = Output<typeof termsHttp.getTerms>;

/** A version of the terms; the present one where none is named. */
export function useTerms(version?: number) {
  const { data, isError, refetch } = useCall(
    termsHttp.getTerms,
    version === undefined ? {} : { Version: version },
    // What was published stays as it is.
    version === undefined ? {} : { staleTime: Infinity },
  );
  return {
    terms: data?.ok ? data.value : undefined,
    isFailed: isError || data?.ok === false,
    retry: () => void refetch(),
  };
}
