import { useState } from 'react';
import { call } from '@fairlot/shell';
import {
  lastMonth,
  questionOf,
  STATEMENT,
  StatementFields,
  StatementState,
  useStatementFile,
  type StatementValues,
} from '@fairlot/shell/statement';
import { useWords } from '@fairlot/ui';
import { Dialog } from '@fairlot/ui/modal';
import { useLanguage } from '@fairlot/ui/words';
import { statementConsole, STATEMENTS_AN_HOUR } from '@fairlot/wire/back-office/statement';
import {
  ActForm,
  NOTHING,
  useActForm,
  type ActValues,
} from '../../staff/operator/act-form/index.ts';
import styles from './manage.module.css';
import type { Player } from './player.ts';
import { text } from './statement-text.ts';

type Values = ActValues & StatementValues;

/** A signed statement of a player: the audit says who asked for it, and why. */
export default function StatementDialog(props: {
  readonly player: Player;
  readonly onClose: () => void;
}) {
  const { player, onClose } = props;
  const words = { ...useWords(STATEMENT), ...useWords(text) };
  const language = useLanguage();
  const [initial] = useState(() => ({ ...NOTHING, ...lastMonth() }));
  const file = useStatementFile({
    ask: (question) => call(statementConsole.getPlayerStatement, question),
    read: (question) => call(statementConsole.getPlayerStatementPart, question),
  });
  const form = useActForm<typeof statementConsole.makePlayerStatement, Values>(
    statementConsole.makePlayerStatement,
    {
      initial,
      input: (values) => ({
        PlayerId: player.PlayerId,
        ...questionOf(values, language),
        Reason: values.reason.trim(),
      }),
      done: file.begin,
    },
  );
  const isBusy = form.isSending || file.state.step === 'making' || file.state.step === 'fetching';
  return (
    <Dialog isOpen onClose={onClose} title={words.titleOf(player.UserName)}>
      <p className={styles['note']}>{words.note}</p>
      <ActForm
        form={{
          ...form,
          isSending: isBusy,
          submit: (event) => {
            file.forget();
            return form.submit(event);
          },
        }}
        send={words.make}
        hasCode={false}
        onCancel={onClose}
      >
        <StatementFields
          values={form.values}
          onRange={(range) => form.change('range', range)}
          onFormat={(format) => form.change('format', format)}
          anHour={STATEMENTS_AN_HOUR.operator}
        />
      </ActForm>
      <StatementState isMaking={form.isSending} state={file.state} />
    </Dialog>
  );
}
