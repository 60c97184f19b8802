import { useId, useState, type FormEvent } from 'react';
import { refetch, useSend } from '@fairlot/shell';
import { useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Field, FieldError, TextInput } from '@fairlot/ui/field';
import { Dialog } from '@fairlot/ui/modal';
import { lotteryConsole } from '@fairlot/wire/lottery';
import { operatorHttp } from '@fairlot/wire/operator';
import type { Game } from './page/game.ts';
import styles from './lottery.module.css';
import { text } from './text.ts';

const SHORTEST = 3;
const isShort = (reason: string): boolean => reason.trim().length < SHORTEST;

/** Asks why, then stops a game or sells it again. */
export function SaleDialog({
  game,
  onClose,
}: {
  readonly game: Game;
  readonly onClose: () => void;
}) {
  const words = useWords(text);
  const say = useSay();
  const form = useId();
  const [reason, setReason] = useState('');
  const [isChecked, check] = useState(false);
  const [fault, setFault] = useState<string>();
  const { send, isSending } = useSend(lotteryConsole.changeGameState);
  const isOn = game.State === 0;
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    check(true);
    setFault(undefined);
    if (isShort(reason)) return;
    try {
      const result = await send({
        GameId: game.GameId,
        Version: game.Version,
        Sale: isOn ? 'off' : 'on',
        Reason: reason.trim(),
      });
      await Promise.all([refetch(lotteryConsole.getGames), refetch(operatorHttp.getAudit)]);
      if (result.ok) onClose();
      else setFault(say(result.error.text));
    } catch {
      setFault(words.noAnswer);
    }
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={(isOn ? words.stopTitle : words.sellTitle)(say(game.Name))}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" form={form} look={isOn ? 'danger' : 'primary'} isBusy={isSending}>
            {isOn ? words.stop : words.sell}
          </Button>
        </>
      }
    >
      <form id={form} noValidate className={styles['form']} onSubmit={(e) => void onSubmit(e)}>
        <Field
          label={words.reason}
          hint={words.reasonHint}
          error={isChecked && isShort(reason) ? words.reasonFault : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              size="large"
              autoComplete="off"
              maxLength={500}
              value={reason}
              onText={setReason}
            />
          )}
        </Field>
        <div role="alert">{fault && <FieldError>{fault}</FieldError>}</div>
      </form>
    </Dialog>
  );
}
