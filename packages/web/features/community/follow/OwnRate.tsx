import { percentOf, RATES } from '@fairlot/rules/follow/commission';
import { showToast, useWords } from '@fairlot/ui';
import { Select } from '@fairlot/ui/select';
import { refetch, useCall, useSend } from '@fairlot/shell';
import { followHttp } from '@fairlot/wire/community/follow';
import { OWN_RATE } from './own-rate-text.ts';
import styles from './follow.module.css';

/** What a leader asks of whoever begins to follow him; who follows already pays what he agreed to. */
export function OwnRate() {
  const words = useWords(OWN_RATE);
  const { data } = useCall(followHttp.getRate, {});
  const { send, isSending } = useSend(followHttp.setRate);
  const choose = async (CommissionRate: number): Promise<void> => {
    try {
      const kept = await send({ CommissionRate });
      if (!kept.ok) showToast({ kind: 'failed', text: kept.error.text });
    } catch {
      showToast({ kind: 'failed', text: OWN_RATE.notKept });
    }
    await refetch(followHttp.getRate);
  };
  return (
    <div className={styles['own']}>
      <b>{words.label}</b>
      <Select
        aria-label={words.label}
        size="small"
        value={data?.ok ? data.value.CommissionRate : null}
        placeholder={words.label}
        disabled={!data?.ok || isSending}
        choices={RATES.map((rate) => ({ value: rate, label: words.rate(percentOf(rate)) }))}
        onChoose={(rate) => void choose(rate)}
      />
      <span>{words.what}</span>
    </div>
  );
}
