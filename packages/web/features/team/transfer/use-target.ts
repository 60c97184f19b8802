import { useDeferredValue, useState } from 'react';
import { transferHttp, type TransferTarget } from '@fairlot/wire/team/transfer';
import { useCall } from '@fairlot/shell';

/** Characters of a whole account name at the least. */
const WHOLE = 4;
const KEPT = { placeholderData: <T>(previous: T) => previous, staleTime: 30_000 } as const;

const labelOf = (userName: string, nickName: string): string =>
  nickName === '' || nickName === userName ? userName : `${userName} (${nickName})`;

/** Who can be chosen for what was typed, and who the chosen account is. */
export function useTarget(account: string, isSuper: boolean) {
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const found = useCall(transferHttp.findMembers, { Search: search }, KEPT);
  const rows = found.data?.ok ? found.data.value.Rows : [];
  const isListed = rows.some(({ UserName }) => UserName.toLowerCase() === search.toLowerCase());
  // Of somebody further down the whole account is needed.
  const mayBeDeep = isSuper && search.length >= WHOLE && !isListed;
  const deep = useCall(transferHttp.getTarget, { UserName: search || '-' }, { enabled: mayBeDeep });
  const chosen = useCall(
    transferHttp.getTarget,
    { UserName: account || '-' },
    { enabled: account !== '', staleTime: 0 },
  );
  const target = account !== '' && chosen.data?.ok ? chosen.data.value : undefined;
  const refusal =
    account !== '' && chosen.data && !chosen.data.ok ? chosen.data.error.text : undefined;
  const extra: readonly TransferTarget[] = [
    ...(mayBeDeep && deep.data?.ok ? [deep.data.value] : []),
    ...(target ? [target] : []),
  ];
  const all = [
    ...rows,
    ...extra.filter((one) => !rows.some((row) => row.UserName === one.UserName)),
  ];
  const choices = all.map(({ UserName, NickName }) => ({
    value: UserName,
    label: labelOf(UserName, NickName),
  }));
  const hasMore = found.data?.ok === true && found.data.value.HasMore;
  return { choices, target, refusal, hasMore, setTyped };
}
