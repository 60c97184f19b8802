import { refetch } from '@fairlot/shell';
import { useFormSend } from '@fairlot/shell/form/use-form-send';
import { useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Form, useFormOf } from '@fairlot/ui/form';
import { Dialog } from '@fairlot/ui/modal';
import { lotteryConsole } from '@fairlot/wire/play/lottery';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import {
  ACT_FAULTS,
  actFaultsOf,
  NOTHING,
  ReasonField,
  type ActValues,
} from '../../staff/operator/act-form/index.ts';
import type { Game } from './page/game.ts';
import { text } from './text.ts';

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
  const isOn = game.State === 0;
  const send = useFormSend<typeof lotteryConsole.changeGameState, ActValues>(
    lotteryConsole.changeGameState,
    {
      input: ({ reason }) => ({
        GameId: game.GameId,
        Version: game.Version,
        Sale: isOn ? 'off' : 'on',
        Reason: reason.trim(),
      }),
      fields: {},
      unreachable: ACT_FAULTS.noAnswer,
      done: onClose,
    },
  );
  const form = useFormOf<ActValues>({
    initial: NOTHING,
    check: actFaultsOf,
    send: async (values) => {
      const refused = await send(values);
      await Promise.all([refetch(lotteryConsole.getGames), refetch(operatorHttp.getAudit)]);
      return refused;
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={(isOn ? words.stopTitle : words.sellTitle)(say(game.Name))}
    >
      <Form
        form={form}
        send={isOn ? words.stop : words.sell}
        isDangerous={isOn}
        after={<Button onClick={onClose}>{words.cancel}</Button>}
      >
        <ReasonField
          value={form.values.reason}
          fault={form.fault('reason')}
          onText={(reason) => form.change('reason', reason)}
        />
      </Form>
    </Dialog>
  );
}
