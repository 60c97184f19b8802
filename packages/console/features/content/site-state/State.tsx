import { useState } from 'react';
import { MERCHANT_OPENS, type MerchantState } from '@fairlot/rules/check/merchant-state';
import { refetch, useCall } from '@fairlot/shell';
import { formatMoment, showToast, Status, useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Dialog } from '@fairlot/ui/modal';
import type { Output } from '@fairlot/wire/core';
import { siteStateConsole } from '@fairlot/wire/content/site-state';
import {
  ActForm,
  codeOf,
  NOTHING,
  useActForm,
  type ActValues,
} from '../../staff/operator/act-form/index.ts';
import { useMay, usePage } from '../../staff/operator/index.ts';
import styles from './merchant.module.css';
import { text } from './text.ts';

type Merchant = Output<typeof siteStateConsole.getMerchant>;

function useWarning(state: MerchantState): string {
  const words = useWords(text);
  const { players, operators } = MERCHANT_OPENS[state];
  if (players) return words.warnOpen;
  return operators ? words.warnPlayers : `${words.warnPlayers} ${words.warnAll}`;
}

function StateDialog(props: {
  readonly state: MerchantState;
  readonly seen: MerchantState;
  readonly onClose: () => void;
}) {
  const { state, onClose } = props;
  const words = useWords(text);
  const name = useSay()(MERCHANT_OPENS[state].name);
  // As it was when the dialog was opened.
  const [seen] = useState(props.seen);
  const form = useActForm<typeof siteStateConsole.changeMerchant, ActValues>(
    siteStateConsole.changeMerchant,
    {
      initial: NOTHING,
      input: ({ reason, code }) => ({
        State: state,
        Seen: seen,
        Reason: reason.trim(),
        Code: codeOf(code),
      }),
      done: () => {
        showToast({ kind: 'done', text: text.changed });
        void refetch(siteStateConsole.getMerchant);
        onClose();
      },
    },
  );
  return (
    <Dialog isOpen onClose={onClose} title={words.goTo(name)}>
      <p className={styles['warning']} data-closes={!MERCHANT_OPENS[state].players}>
        {useWarning(state)}
      </p>
      <ActForm
        form={form}
        send={words.change}
        isDangerous={!MERCHANT_OPENS[state].players}
        onCancel={onClose}
      />
    </Dialog>
  );
}

function Maintenance({ OfflineStartTime: from, OfflineEndTime: to }: Merchant) {
  const words = useWords(text);
  if (from === null) return null;
  const end = to === null ? words.unknownEnd : words.until(formatMoment(to));
  return <p className={styles['note']}>{words.maintenance(formatMoment(from), end)}</p>;
}

/** Whom the site lets in, and opening and closing it. */
export function State() {
  const words = useWords(text);
  const say = useSay();
  const mayChange = useMay('site.state.change');
  const [wanted, want] = useState<MerchantState>();
  const { data } = useCall(
    siteStateConsole.getMerchant,
    undefined,
    usePage('site.state', siteStateConsole.getMerchant),
  );
  const merchant = data?.ok ? data.value : undefined;
  return (
    <section className={styles['panel']} aria-labelledby="state-title">
      <div className={styles['head']}>
        <h2 id="state-title" className={styles['title']}>
          {words.state}
        </h2>
        {merchant && (
          <Status look={MERCHANT_OPENS[merchant.State].players ? 'done' : 'warn'}>
            {say(MERCHANT_OPENS[merchant.State].name)} · {merchant.State}
          </Status>
        )}
      </div>
      <p className={styles['note']}>{words.stateAbout}</p>
      {merchant && <Maintenance {...merchant} />}
      {merchant && mayChange && (
        <div className={styles['acts']}>
          {merchant.Next.map((state) => (
            <Button key={state} onClick={() => want(state)}>
              {words.goTo(say(MERCHANT_OPENS[state].name))}
            </Button>
          ))}
        </div>
      )}
      {merchant && wanted && (
        <StateDialog state={wanted} seen={merchant.State} onClose={() => want(undefined)} />
      )}
    </section>
  );
}
