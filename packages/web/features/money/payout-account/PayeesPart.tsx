import { useState } from 'react';
import {
  payoutAccountHttp,
  payoutAccountHub,
  type PayeeKind,
} from '@fairlot/wire/money/payout-account';
import { Failed, formatMoment, showToast, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { navigate, refetch, useCall, useHubEvent } from '@fairlot/shell';
import { CardForm } from './CardForm.tsx';
import { PurseForm } from './PurseForm.tsx';
import { UsdtForm } from './UsdtForm.tsx';
import { PayeeLine } from './PayeeLine.tsx';
import { KINDS, type Payees } from './payees.ts';
import { PAYEE } from './text.ts';
import styles from './payee.module.css';

const FRESH = { staleTime: 0 } as const;
const FORMS = {
  card: CardForm,
  usdt: UsdtForm,
  purse: PurseForm,
} as const;
const ADD = { card: 'addCard', usdt: 'addUsdt', purse: 'addPurse' } as const;
const NONE = { card: 'noCard', usdt: 'noUsdt', purse: 'noPurse' } as const;

const again = () => void refetch(payoutAccountHttp.getPayees);

function NoFund() {
  const words = useWords(PAYEE);
  return (
    <p className={styles['note']} data-no-fund>
      {words.needFund}{' '}
      <Button size="small" onClick={() => navigate.openWindow('AccountPassword')}>
        {words.setFund}
      </Button>
    </p>
  );
}

/** Those of a kind, and the form of another. */
function Kind({ kind, payees }: { readonly kind: PayeeKind; readonly payees: Payees }) {
  const words = useWords(PAYEE);
  const [isOpen, setOpen] = useState(false);
  const rows = payees.Payees.filter(({ Kind: of }) => of === kind);
  const most = payees.Rules.find(({ Kind: of }) => of === kind)?.Most ?? 0;
  const isFull = rows.length >= most;
  const Fields = FORMS[kind];
  const done = (said: string) => {
    setOpen(false);
    showToast({ kind: 'done', text: said });
    again();
  };
  return (
    <div className={styles['kind']} data-kind={kind}>
      <div className={styles['head']}>
        <h3 className={styles['name']}>{words[kind]}</h3>
        <span className={styles['quiet']}>
          {isFull ? words.full(most) : words.count(rows.length, most)}
        </span>
        <Button
          size="small"
          disabled={isFull || !payees.HasFundPassword}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {words[ADD[kind]]}
        </Button>
      </div>
      {isOpen && !isFull && (
        <div className={styles['form']}>
          <Fields
            payees={payees}
            done={(usable) =>
              done(
                usable > payees.DateTimeNow ? words.boundLine(formatMoment(usable)) : words.bound,
              )
            }
          />
        </div>
      )}
      {rows.length === 0 && <p className={styles['quiet']}>{words[NONE[kind]]}</p>}
      {rows.length > 0 && (
        <ul className={styles['list']}>
          {rows.map((row) => (
            <PayeeLine key={row.Id} payees={payees} row={row} removed={() => done(words.removed)} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Bank cards, addresses of USDT and e-wallets of whoever is signed in (product 2.6). */
export default function PayeesPart() {
  const words = useWords(PAYEE);
  const { data, isError } = useCall(payoutAccountHttp.getPayees, undefined, FRESH);
  // Bound or removed elsewhere.
  useHubEvent(payoutAccountHub.bindElectronicPurse, again);
  return (
    <section aria-labelledby="payees-title" data-payees>
      <h2 id="payees-title" className={styles['title']}>
        {words.title}
      </h2>
      <p className={styles['note']}>{words.about}</p>
      {!data?.ok && isError && <Failed title={words.unread} retry={again} />}
      {data?.ok && !data.value.HasFundPassword && <NoFund />}
      {data?.ok && KINDS.map((kind) => <Kind key={kind} kind={kind} payees={data.value} />)}
    </section>
  );
}
