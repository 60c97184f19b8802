import { refetch } from '@fairlot/shell';
import { filled, showToast, useWords } from '@fairlot/ui';
import { Field, TextInput } from '@fairlot/ui/field';
import { Dialog } from '@fairlot/ui/modal';
import { banConsole } from '@fairlot/wire/account/ban';
import { playerAdminConsole } from '@fairlot/wire/back-office/player-admin';
import {
  ActForm,
  NOTHING,
  useActForm,
  type ActValues,
} from '../../staff/operator/act-form/index.ts';
import styles from './ban.module.css';
import { readDays } from './days.ts';
import { FAULTS, text } from './text.ts';

type Values = ActValues & { readonly days: string };
type Close = { readonly onClose: () => void };

const INITIAL: Values = { ...NOTHING, days: '' };
const checkDays = ({ days }: Values) => (readDays(days) === 'bad' ? { days: FAULTS.days } : {});
const typedOf = ({ days, reason }: Values) => {
  const read = readDays(days);
  return { ...(typeof read === 'number' && { Days: read }), Reason: reason.trim() };
};

function useDone(onClose: () => void) {
  return ({ Ended }: { readonly Ended: number }) => {
    showToast({ kind: 'done', text: filled(text.done, Ended) });
    void refetch(banConsole.getBans);
    void refetch(playerAdminConsole.getPlayer);
    onClose();
  };
}

type FormProps = Close & {
  readonly title: string;
  readonly note: string;
  readonly form: ReturnType<typeof useActForm<typeof banConsole.banDevice, Values>>;
};

function BanForm({ title, note, form, onClose }: FormProps) {
  const words = useWords(text);
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <p className={styles['note']}>{note}</p>
      <ActForm form={form} send={words.send} onCancel={onClose} hasCode={false}>
        <Field label={words.days} error={form.fault('days')}>
          {(control) => (
            <TextInput
              {...control}
              size="large"
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              value={form.values.days}
              onText={(days) => form.change('days', days)}
            />
          )}
        </Field>
      </ActForm>
    </Dialog>
  );
}

/** Keeps the device of a login from signing in. */
export function BanDeviceDialog(
  props: Close & { readonly playerId: number; readonly loginId: string },
) {
  const { playerId, loginId, onClose } = props;
  const words = useWords(text);
  const form = useActForm<typeof banConsole.banDevice, Values>(banConsole.banDevice, {
    initial: INITIAL,
    check: checkDays,
    input: (values) => ({ PlayerId: playerId, LoginId: loginId, ...typedOf(values) }),
    done: useDone(onClose),
  });
  return (
    <BanForm title={words.banDevice} note={words.banDeviceNote} form={form} onClose={onClose} />
  );
}

/** Keeps an account from signing in. */
export function BanAccountDialog(
  props: Close & { readonly playerId: number; readonly userName: string },
) {
  const { playerId, userName, onClose } = props;
  const words = useWords(text);
  const form = useActForm<typeof banConsole.banAccount, Values>(banConsole.banAccount, {
    initial: INITIAL,
    check: checkDays,
    input: (values) => ({ PlayerId: playerId, ...typedOf(values) }),
    done: useDone(onClose),
  });
  const title = words.banAccount(userName);
  return <BanForm title={title} note={words.banAccountNote} form={form} onClose={onClose} />;
}
