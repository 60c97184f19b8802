import { privilegeHttp } from '@fairlot/wire/account/privilege';
import { useCall, useSignedIn } from '@fairlot/shell';
import { mayOpen } from './guard.ts';

/** Whether the present login may open what is for these. A privilege counts once the server has said so. */
export function useMayOpen(): (access: string) => boolean {
  const enabled = useSignedIn();
  const { data } = useCall(privilegeHttp.getPrivileges, undefined, { enabled, staleTime: 60_000 });
  const mayTransfer =
    data?.isTransferPointEnabled === true || data?.isSuperTransferPointEnabled === true;
  return (access) => (access === 'transfer' ? mayTransfer : mayOpen(access));
}
