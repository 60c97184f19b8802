import type { Output } from '@fairlot/wire/core';
import type { deviceHttp } from '@fairlot/wire/account/device';

type Log = Pick<Output<typeof deviceHttp.getLoginLog>, 'Failures'> & {
  readonly Logins: readonly Pick<
    Output<typeof deviceHttp.getLoginLog>['Logins'][number],
    'IP' | 'Device' | 'TimeStamp' | 'IsThis' | 'LoginType'
  >[];
};

export type LastLogin =
  /** It is the first one. A trial keeps nothing that is worth a second password. */
  | { readonly is: 'first'; readonly isTrial: boolean }
  | {
      readonly is: 'before';
      readonly TimeStamp: number;
      readonly IP: string;
      readonly Device: string;
      /** Wrong passwords between that one and this. */
      readonly failed: number;
    };

/** The sign-in before this one, of a log with the newest first. */
export function lastLoginIn({ Logins, Failures }: Log): LastLogin {
  const here = Logins.findIndex(({ IsThis }) => IsThis);
  const [now, last] = [Logins[here], Logins[here + 1]];
  if (!last) return { is: 'first', isTrial: now?.LoginType === 'DEMO' };
  const until = now?.TimeStamp ?? Infinity;
  const failed = Failures.filter(
    (each) => each.TimeStamp > last.TimeStamp && each.TimeStamp <= until,
  );
  const { TimeStamp, IP, Device } = last;
  return { is: 'before', TimeStamp, IP, Device, failed: failed.length };
}
