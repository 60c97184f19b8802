import { useState } from 'react';
import { useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { Form, useFormOf } from '@fairlot/ui/form';
import { Dialog } from '@fairlot/ui/modal';
import { useLanguage } from '@fairlot/ui/words';
import { statementHttp, STATEMENTS_AN_HOUR } from '@fairlot/wire/back-office/statement';
import { call, navigate } from '@fairlot/shell';
import { useFormSend } from '@fairlot/shell/form/use-form-send';
import {
  FAULTS,
  lastMonth,
  questionOf,
  STATEMENT,
  StatementFields,
  StatementState,
  useStatementFile,
  type StatementValues,
} from '@fairlot/shell/statement';
import styles from './cash-flow.module.css';

/** The window of the proofs, for a file that was kept. */
const openCheck = (): void => navigate.to(`${location.pathname}?verify=file`);

/** A signed statement of the wallet: chosen, made, fetched and saved. */
export default function StatementDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(STATEMENT);
  const language = useLanguage();
  const [initial] = useState(lastMonth);
  const file = useStatementFile({
    ask: (question) => call(statementHttp.getStatement, question),
    read: (question) => call(statementHttp.getStatementPart, question),
  });
  const send = useFormSend<typeof statementHttp.makeStatement, StatementValues>(
    statementHttp.makeStatement,
    {
      input: (values) => questionOf(values, language),
      fields: {},
      unreachable: FAULTS.noAnswer,
      done: file.begin,
    },
  );
  const form = useFormOf<StatementValues>({
    initial,
    check: () => ({}),
    send: (values) => {
      file.forget();
      return send(values);
    },
  });
  const isBusy = form.isSending || file.state.step === 'making' || file.state.step === 'fetching';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title}
      actions={<Button onClick={openCheck}>{words.check}</Button>}
    >
      <p className={styles['about']}>{words.about}</p>
      <Form form={{ ...form, isSending: isBusy }} send={words.make}>
        <StatementFields
          values={form.values}
          onRange={(range) => form.change('range', range)}
          onFormat={(format) => form.change('format', format)}
          anHour={STATEMENTS_AN_HOUR.player}
        />
      </Form>
      <StatementState isMaking={form.isSending} state={file.state} />
    </Dialog>
  );
}
