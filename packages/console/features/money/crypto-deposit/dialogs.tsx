import type { Chain } from '@fairlot/rules/payee/chains';
import { refetch } from '@fairlot/shell';
import { showToast, useWords } from '@fairlot/ui';
import { Field, TextArea } from '@fairlot/ui/field';
import { Dialog } from '@fairlot/ui/modal';
import { CHAIN_BOUNDS, cryptoDepositConsole } from '@fairlot/wire/money/crypto-deposit';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import {
  ActForm,
  codeOf,
  NOTHING,
  useActForm,
  type ActValues,
} from '../../staff/operator/act-form/index.ts';
import { linesFault, linesOf } from './lines.ts';
import { text } from './text.ts';

type Part = { readonly chain: Chain; readonly onClose: () => void };

function useDone(said: 'putDone' | 'changed' | 'resumed', onClose: () => void): () => void {
  return () => {
    showToast({ kind: 'done', text: text[said] });
    void refetch(cryptoDepositConsole.getChains);
    void refetch(cryptoDepositConsole.getChainAddresses);
    void refetch(operatorHttp.getProposals);
    onClose();
  };
}

/** So long is an address, and its end of line. */
const LONGEST = 121;

/** Asks another operator to let players pay to addresses. */
export function BringDialog({ chain, onClose }: Part) {
  const words = useWords(text);
  const form = useActForm<
    typeof cryptoDepositConsole.importAddresses,
    ActValues & { readonly addresses: string }
  >(cryptoDepositConsole.importAddresses, {
    initial: { ...NOTHING, addresses: '' },
    check: ({ addresses }) => {
      const fault = linesFault(chain, addresses);
      return fault ? { addresses: fault } : {};
    },
    input: ({ addresses, reason, code }) => ({
      Chain: chain,
      Addresses: [...linesOf(addresses)],
      Reason: reason.trim(),
      Code: codeOf(code),
    }),
    fields: { ADDRESS_LINE: 'addresses', NOTHING_NEW: 'addresses', NO_CHAIN: 'addresses' },
    done: useDone('putDone', onClose),
  });
  return (
    <Dialog isOpen onClose={onClose} title={`${words.bring} · ${chain}`}>
      <ActForm form={form} send={words.put} onCancel={onClose}>
        <Field label={words.addresses} hint={words.bringNote} error={form.fault('addresses')}>
          {(control) => (
            <TextArea
              {...control}
              rows={8}
              spellCheck={false}
              autoComplete="off"
              maxLength={CHAIN_BOUNDS.addresses * LONGEST}
              value={form.values.addresses}
              onText={(typed) => form.change('addresses', typed)}
            />
          )}
        </Field>
      </ActForm>
    </Dialog>
  );
}

/** Leases an address no more, or again. */
export function SetDialog(props: Part & { readonly address: string; readonly isOn: boolean }) {
  const { chain, address, isOn, onClose } = props;
  const words = useWords(text);
  const form = useActForm<typeof cryptoDepositConsole.setAddress, ActValues>(
    cryptoDepositConsole.setAddress,
    {
      initial: NOTHING,
      input: ({ reason }) => ({
        Chain: chain,
        Address: address,
        IsOn: !isOn,
        Reason: reason.trim(),
      }),
      done: useDone('changed', onClose),
    },
  );
  const title = isOn ? words.retireOf(address) : words.restoreOf(address);
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      {isOn && <p>{words.retireNote}</p>}
      <ActForm
        form={form}
        send={isOn ? words.retire : words.restore}
        hasCode={false}
        onCancel={onClose}
      />
    </Dialog>
  );
}

/** Lets a chain that stopped be read on. */
export function ResumeDialog({ chain, onClose }: Part) {
  const words = useWords(text);
  const form = useActForm<typeof cryptoDepositConsole.resumeChain, ActValues>(
    cryptoDepositConsole.resumeChain,
    {
      initial: NOTHING,
      input: ({ reason }) => ({ Chain: chain, Reason: reason.trim() }),
      done: useDone('resumed', onClose),
    },
  );
  return (
    <Dialog isOpen onClose={onClose} title={words.resumeOf(chain)}>
      <p>{words.resumeNote}</p>
      <ActForm form={form} send={words.resume} isDangerous hasCode={false} onCancel={onClose} />
    </Dialog>
  );
}
