import { payoutAccountHttp } from '@fairlot/wire/money/payout-account';
import { checkAddress } from '@fairlot/rules/payee/address';
import { bankOfChain, CHAINS, isNamed, isTyped, type Chain } from '@fairlot/rules/payee/chains';
import { endsOf } from '@fairlot/rules/payee/masked';
import { exchangeOf, takesMemo } from '@fairlot/rules/payee/memo';
import { Status, useSay, useWords } from '@fairlot/ui';
import { Field, TextInput } from '@fairlot/ui/field';
import { Form } from '@fairlot/ui/form';
import { Segments } from '@fairlot/ui';
import { useContractForm } from '@fairlot/shell/form/use-contract-form';
import { FUND_FIELDS, FUND_NAMES, fundOf, missingFund, NO_FUND, type Fund } from './fund.ts';
import { FundFields } from './FundFields.tsx';
import type { Asked } from './payees.ts';
import { addressFault, memoFault } from './faults.ts';
import { CHAIN_NOTES, PAYEE, typeName } from './text.ts';
import inline from '@fairlot/ui/inline.module.css';
import styles from './payee.module.css';

type Values = Fund & {
  readonly chain: Chain;
  readonly address: string;
  readonly memo: string;
  readonly chainAgain: string;
};

const FIELDS: { readonly [code: string]: keyof Values } = {
  ...FUND_FIELDS,
  ADDRESS_FORMAT: 'address',
  CHAIN_MISMATCH: 'address',
  TESTNET: 'address',
  TOKEN_CONTRACT: 'address',
  BURN_ADDRESS: 'address',
  OUR_ADDRESS: 'address',
  MEMO_LENGTH: 'memo',
  MEMO_CHARACTER: 'memo',
  MEMO_UNUSED: 'memo',
  CHAIN_CONFIRM: 'chainAgain',
  DUPLICATE: 'address',
  CARD_BLACKLIST: 'address',
  BANK_UNSUPPORTED: 'chain',
};

/** Returns the memo to send; empty on chains without memos, even if one was typed. */
const memoOf = ({ chain, memo }: Pick<Values, 'chain' | 'memo'>): string =>
  takesMemo(chain) ? memo : '';

function faultsOf(values: Values) {
  const { chain, chainAgain } = values;
  const address = addressFault(chain, values.address);
  const memo = memoFault(chain, memoOf(values));
  const isUnnamed = isTyped(chain) && !isNamed(chain, chainAgain);
  return {
    ...(address && { address }),
    ...(memo && { memo }),
    ...(!address && isUnnamed && { chainAgain: typeName(chain) }),
  };
}

/** Warns that the address of an exchange needs a memo. */
function MemoWarning({ chain, address, memo }: Pick<Values, 'chain' | 'address' | 'memo'>) {
  const words = useWords(PAYEE);
  const read = checkAddress(chain, address);
  const exchange = read.ok ? exchangeOf(chain, read.value.address) : undefined;
  if (exchange === undefined || memo.trim() !== '') return null;
  return (
    <p role="status" data-memo-warning>
      <Status look="warn">{words.memoMissing(exchange)}</Status>
    </p>
  );
}

/** The two ends of an address that is one, large enough to be held against what was meant. */
function EyeCheck({ chain, address }: Pick<Values, 'chain' | 'address'>) {
  const words = useWords(PAYEE);
  const read = checkAddress(chain, address);
  if (!read.ok) return <p className={styles['eye']} aria-hidden />;
  const { first, middle, last } = endsOf(read.value.address);
  return (
    <p className={styles['eye']} role="status" data-eye>
      <span className={styles['quiet']}>{words.eye}</span>
      <span className={inline['mono']}>
        <b>{first}</b>
        <span className={styles['middle']}>{middle}</span>
        <b>{last}</b>
      </span>
    </p>
  );
}

/** An address of USDT: its chain, the address itself, and its two ends to look at. */
export function UsdtForm({ payees, done }: Asked) {
  const words = useWords(PAYEE);
  const say = useSay();
  const chains = CHAINS.filter((chain) =>
    payees.Banks.some(({ Code }) => Code === bankOfChain(chain)),
  );
  const isCodeAsked = payees.NeedsCode;
  const form = useContractForm<typeof payoutAccountHttp.bindUsdtAddress, Values>(
    payoutAccountHttp.bindUsdtAddress,
    {
      initial: { ...NO_FUND, chain: chains[0] ?? 'TRC20', address: '', memo: '', chainAgain: '' },
      names: { Address: 'address', Memo: 'memo', ChainConfirm: 'chainAgain', ...FUND_NAMES },
      check: (values) => ({ ...faultsOf(values), ...missingFund(values, isCodeAsked) }),
      input: (values) => ({
        Chain: values.chain,
        Address: values.address,
        ...(memoOf(values) !== '' && { Memo: memoOf(values) }),
        ...(isTyped(values.chain) && { ChainConfirm: values.chainAgain }),
        ...fundOf(values, isCodeAsked),
      }),
      fields: FIELDS,
      unreachable: PAYEE.unreachable,
      done: ({ UsableTimeStamp }) => done(UsableTimeStamp),
    },
  );
  const { values, change, fault } = form;
  const line = (field: 'address' | 'memo' | 'chainAgain', label: string, hint?: string) => (
    <Field label={label} error={fault(field)} {...(hint !== undefined && { hint })}>
      {(control) => (
        <TextInput
          {...control}
          size="large"
          autoComplete="off"
          spellCheck={false}
          maxLength={128}
          value={values[field]}
          onText={(typed) => change(field, typed)}
        />
      )}
    </Field>
  );
  return (
    <Form form={form} send={words.bind}>
      <Segments
        label={words.chain}
        value={values.chain}
        options={chains.map((chain) => [chain, chain] as const)}
        onChoose={(chain) => change('chain', chain)}
      />
      <p className={styles['note']}>{say(CHAIN_NOTES[values.chain])}</p>
      {line('address', words.address)}
      <EyeCheck chain={values.chain} address={values.address} />
      {takesMemo(values.chain) && line('memo', words.memo, words.memoHint)}
      <MemoWarning {...values} />
      {isTyped(values.chain) && line('chainAgain', words.chainAgain(values.chain), words.chainWhy)}
      <FundFields {...{ values, fault, change, isCodeAsked }} />
    </Form>
  );
}
