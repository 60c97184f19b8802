import { formatMoney, useWords } from '@fairlot/ui';
import { Checkbox } from '@fairlot/ui/checkbox';
import { useStore } from '@fairlot/shell';
import { QuickLimit } from '../quick/QuickLimit.tsx';
import { QUICK } from '../quick/quick-text.ts';
import { quickBet } from '../quick/quick.ts';
import inline from '@fairlot/ui/inline.module.css';
import styles from './confirm.module.css';

/** Offers in the dialog not to ask again, or says why it asks although the player wants no question. */
export function QuickAsk({ isWanted, want }: { isWanted: boolean; want: (isOn: boolean) => void }) {
  const words = useWords(QUICK);
  const { isOn, limit } = useStore(quickBet);
  if (isOn) return <p className={inline['mut']}>{words.over(`¥ ${formatMoney(limit)}`)}</p>;
  return (
    <div className={styles['quick']}>
      <Checkbox isOn={isWanted} onChange={want}>
        {words.skip}
      </Checkbox>
      {isWanted && (
        <>
          <QuickLimit />
          <p className={inline['mut']}>{words.where}</p>
        </>
      )}
    </div>
  );
}
