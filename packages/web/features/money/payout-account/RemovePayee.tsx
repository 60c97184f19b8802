import { payoutAccountHttp } from '@fairlot/wire/money/payout-account';
import { useWords } from '@fairlot/ui';
import { Form } from '@fairlot/ui/form';
import { useContractForm } from '@fairlot/shell/form/use-contract-form';
import { FUND_FIELDS, FUND_NAMES, fundOf, missingFund, NO_FUND, type Fund } from './fund.ts';
import { FundFields } from './FundFields.tsx';
import { PAYEE } from './text.ts';
import styles from './payee.module.css';

type Part = { readonly id: number; readonly isCodeAsked: boolean; readonly done: () => void };

/** Removes one, by the fund password. */
export function RemovePayee({ id, isCodeAsked, done }: Part) {
  const words = useWords(PAYEE);
  const form = useContractForm<typeof payoutAccountHttp.removePayee, Fund>(
    payoutAccountHttp.removePayee,
    {
      initial: NO_FUND,
      names: FUND_NAMES,
      check: (values) => missingFund(values, isCodeAsked),
      input: (values) => ({ Id: id, ...fundOf(values, isCodeAsked) }),
      fields: FUND_FIELDS,
      unreachable: PAYEE.unreachable,
      done,
    },
  );
  const { values, change, fault } = form;
  return (
    <>
      <p className={styles['note']}>{words.removeAbout}</p>
      <Form form={form} send={words.remove} isDangerous>
        <FundFields {...{ values, fault, change, isCodeAsked }} />
      </Form>
    </>
  );
}
