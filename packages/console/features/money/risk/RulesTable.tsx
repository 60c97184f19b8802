import { useSay, useWords } from '@fairlot/ui';
import { Field, TextInput } from '@fairlot/ui/field';
import { Switch } from '@fairlot/ui/switch';
import { RISK_NAMES } from '@fairlot/rules/check/risk-score';
import { WITHDRAW_RISKS, type WithdrawRisk } from '@fairlot/rules/check/withdraw-risk';
import styles from './risk.module.css';
import { FAULTS, text, UNITS } from './text.ts';
import { isGoodRule, isGoodScore, type TypedRule, type TypedRules } from './typed-rules.ts';

type Props = {
  readonly typed: TypedRules;
  readonly onChange: (next: TypedRules) => void;
  /** Whether it is only looked at. */
  readonly isFixed: boolean;
};

function Row({ name, typed, onChange, isFixed }: Props & { readonly name: WithdrawRisk }) {
  const words = useWords(text);
  const say = useSay();
  const rule = typed.rules[name];
  const good = isGoodRule(rule);
  const { unit } = WITHDRAW_RISKS[name];
  const called = say(WITHDRAW_RISKS[name]);
  const set = (change: Partial<TypedRule>) =>
    onChange({ ...typed, rules: { ...typed.rules, [name]: { ...rule, ...change } } });
  const number = (part: 'from' | 'weight') => (
    <TextInput
      aria-label={`${called} · ${words[part]}`}
      aria-invalid={!good[part]}
      title={good[part] ? undefined : say(FAULTS[part])}
      inputMode="numeric"
      autoComplete="off"
      maxLength={10}
      disabled={isFixed}
      value={rule[part]}
      onText={(next) => set({ [part]: next })}
    />
  );
  return (
    <tr>
      <th scope="row">{called}</th>
      <td>
        <Switch isOn={rule.isOn} disabled={isFixed} onChange={(isOn) => set({ isOn })}>
          {words.isOn}
        </Switch>
      </td>
      <td>
        {unit !== 'once' && (
          <span className={styles['threshold']}>
            <span className={styles['number']}>{number('from')}</span>
            <span className={styles['unit']}>{say(UNITS[unit])}</span>
          </span>
        )}
      </td>
      <td className={styles['number']}>{number('weight')}</td>
    </tr>
  );
}

/** Every mark with its threshold and what it adds to a score. */
export function RulesTable(props: Props) {
  const words = useWords(text);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words.mark}</th>
          <th scope="col">{words.isOn}</th>
          <th scope="col">{words.from}</th>
          <th scope="col">{words.weight}</th>
        </tr>
      </thead>
      <tbody>
        {RISK_NAMES.map((name) => (
          <Row key={name} name={name} {...props} />
        ))}
      </tbody>
    </table>
  );
}

/** Scores from which something is done. */
export function ScoreFields({ typed, onChange, isFixed }: Props) {
  const words = useWords(text);
  const say = useSay();
  return (
    <div className={styles['scores']}>
      {(['lookFrom', 'freezeFrom'] as const).map((part) => (
        <Field
          key={part}
          label={words[part]}
          hint={words.offHint}
          error={isGoodScore(typed[part]) ? undefined : say(FAULTS.score)}
        >
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              disabled={isFixed}
              value={typed[part]}
              onText={(next) => onChange({ ...typed, [part]: next })}
            />
          )}
        </Field>
      ))}
    </div>
  );
}
