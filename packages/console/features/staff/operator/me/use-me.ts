import { mayDo, type Permission } from '@fairlot/rules/check/operator-roles';
import { useCall, useSignedIn } from '@fairlot/shell';
import type { Output } from '@fairlot/wire/core';
import { operatorHttp } from '@fairlot/wire/staff/operator';

export type Me = Output<typeof operatorHttp.getMe>;

/** Who is signed in; undefined until it is known. */
export function useMe(): Me | undefined {
  const enabled = useSignedIn();
  const { data } = useCall(operatorHttp.getMe, undefined, { enabled, staleTime: 60_000 });
  return enabled && data?.ok ? data.value : undefined;
}

/** Whether he may do something: only what is shown hangs on it, the server decides. */
export function useMay(permission: Permission): boolean {
  const me = useMe();
  return me !== undefined && mayDo(me.Roles, permission);
}
