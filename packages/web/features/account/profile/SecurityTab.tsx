import { profileHttp } from '@fairlot/wire/account/profile';
import type { Output } from '@fairlot/wire/core';
import { Failed, useWords, Waiting } from '@fairlot/ui';
import { refetch, useCall } from '@fairlot/shell';
import { ScoreRing } from './ScoreRing.tsx';
import { SecurityRow } from './SecurityRow.tsx';
import { securityRowOf } from './security-rows.ts';
import { ACCOUNT } from './text.ts';
import styles from './account.module.css';

const FRESH = { staleTime: 0 } as const;
const WAITING = ['facts', 'rows'] as const;

/** How safe the account is: a score, and each thing that makes it up with the way to it. */
export default function SecurityTab() {
  const words = useWords(ACCOUNT);
  const { data, isError } = useCall(profileHttp.getSecurityCenterData, undefined, FRESH);
  if (data) return <Shown data={data} />;
  if (!isError)
    return (
      <div className={styles['tab']}>
        <Waiting parts={WAITING} />
      </div>
    );
  const again = () => void refetch(profileHttp.getSecurityCenterData);
  return <Failed title={words.unread} retry={again} />;
}

function Shown({ data }: { data: Output<typeof profileHttp.getSecurityCenterData> }) {
  const words = useWords(ACCOUNT);
  const rows = data.Rows.flatMap((row) => {
    const plan = securityRowOf(row.Key);
    return plan ? [{ row, plan }] : [];
  });
  const open = rows.filter(({ row }) => !row.IsDone).length;
  return (
    <div className={styles['tab']} data-security>
      <section className={styles['top']}>
        <ScoreRing score={data.SecurityScore} />
        <p className={styles['about']}>{open > 0 ? words.leftOver(open) : words.allDone}</p>
      </section>
      <section>
        <ul className={styles['list']}>
          {rows.map(({ row, plan }) => (
            <SecurityRow key={row.Key} row={row} plan={plan} />
          ))}
        </ul>
      </section>
    </div>
  );
}
