import { subtractMoney } from '@fairlot/rules/core/money';
import { Empty, Failed, Money, useWords, Waiting } from '@fairlot/ui';
import { bonusHttp, type BonusWallet } from '@fairlot/wire/money/bonus';
import { useCall } from '@fairlot/shell';
import { Grant } from './Grant.tsx';
import styles from './bonus.module.css';
import { BONUS } from './text.ts';

const LOOK_MS = 10_000;
const OPTIONS = { staleTime: 0, refetchInterval: LOOK_MS } as const;
const WAITING = ['facts', 'text'] as const;

/** What a player has to bet with that is not cash yet: balances, what each bonus asks for, and its end. */
export default function BonusTab() {
  const words = useWords(BONUS);
  const read = useCall(bonusHttp.getBonusWallet, undefined, OPTIONS);
  const wallet = read.data?.ok ? read.data.value : undefined;
  if (!wallet) {
    return read.isError ? (
      <Failed title={words.failed} retry={() => void read.refetch()} />
    ) : (
      <div className={styles['tab']}>
        <Waiting parts={WAITING} />
      </div>
    );
  }
  return (
    <div className={styles['tab']} tabIndex={0} role="region" aria-label={words.title} data-bonuses>
      <Balances wallet={wallet} />
      <p className={styles['note']}>{words.about}</p>
      {wallet.Grants.length === 0 ? (
        <Empty title={words.none}>{words.noneAbout}</Empty>
      ) : (
        <ul className={styles['list']} aria-label={words.grants}>
          {wallet.Grants.map((grant) => (
            <Grant
              key={grant.Id}
              grant={grant}
              amount={wallet.Amount}
              isMet={wallet.Releasable > 0n}
              hasOpenBets={wallet.HasOpenBets}
            />
          ))}
        </ul>
      )}
    </div>
  );
}

function Balances({ wallet: { Amount, Releasable } }: { readonly wallet: BonusWallet }) {
  const words = useWords(BONUS);
  const rows = [
    [words.amount, Amount],
    [words.locked, subtractMoney(Amount, Releasable)],
    [words.releasable, Releasable],
  ] as const;
  return (
    <dl className={styles['facts']}>
      {rows.map(([term, amount]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <Money amount={amount} currency />
          </dd>
        </div>
      ))}
    </dl>
  );
}
