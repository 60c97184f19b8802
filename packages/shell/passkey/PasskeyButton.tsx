import { useState } from 'react';
import type { Bilingual } from '@fairlot/rules/core/text';
import { useSay } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { FieldError } from '@fairlot/ui/field';
import { canUsePasskeys } from './device.ts';
import styles from './passkey.module.css';
import { FAULTS } from './text.ts';

/** Asks the device for a passkey; says below itself why there was none. Absent where none can be. */
export function PasskeyButton(props: {
  readonly label: string;
  /** What it is for: nothing, or why it did not come to that. */
  readonly onPress: () => Promise<Bilingual | undefined>;
}) {
  const { label, onPress } = props;
  const say = useSay();
  const [fault, setFault] = useState<Bilingual>();
  const [isBusy, setIsBusy] = useState(false);
  if (!canUsePasskeys()) return null;
  const press = async (): Promise<void> => {
    setIsBusy(true);
    setFault(undefined);
    setFault(await onPress().catch(() => FAULTS.noAnswer));
    setIsBusy(false);
  };
  return (
    <div className={styles['press']}>
      <Button size="large" isBusy={isBusy} onClick={() => void press()}>
        {label}
      </Button>
      <div role="alert">{fault && <FieldError>{say(fault)}</FieldError>}</div>
    </div>
  );
}
