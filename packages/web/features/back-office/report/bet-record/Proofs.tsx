import { useState } from 'react';
import { Icon, showToast, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { saveFile } from '@fairlot/ui/save-file';
import type { BetRecord } from '@fairlot/wire/play/bet';
import { openVerify, receiptOf } from '../../../play/fair/index.ts';
import { isSettled } from './record-view.ts';
import { BET } from './text.ts';
import styles from './bet-record.module.css';

/** The way to the proof of the draw, and the receipt of this bet alone, once its set of bets is published. */
export function Proofs({ row, isIssue }: { row: BetRecord; isIssue: boolean }) {
  const words = useWords(BET);
  const [isBusy, setBusy] = useState(false);
  const { Id: id, GameId: gameId, SerialNumber: serial } = row;
  const save = async (): Promise<void> => {
    setBusy(true);
    const receipt = await receiptOf({ id, gameId, serial }).catch(() => undefined);
    setBusy(false);
    if (!receipt) {
      showToast({ kind: 'failed', text: BET.noReceipt });
      return;
    }
    // One that differs is kept too: it is the evidence.
    saveFile(receipt.name, 'application/json', receipt.text);
    showToast(
      receipt.isTrue
        ? { kind: 'done', text: BET.receiptKept }
        : { kind: 'failed', text: BET.receiptWrong },
    );
  };
  return (
    <div className={styles['proofs']}>
      <Button size="small" look="tint" onClick={() => openVerify(gameId, serial)}>
        <Icon name="shield" size={14} />
        {words.verify}
      </Button>
      {isIssue && isSettled(row) && (
        <Button size="small" look="quiet" isBusy={isBusy} onClick={() => void save()}>
          <Icon name="download" size={14} />
          {words.receipt}
        </Button>
      )}
    </div>
  );
}
