import { passwordRules, rulesMet, type PasswordContext } from '@fairlot/rules/check/password';
import { passwordStrength } from '@fairlot/rules/check/password-strength';
import { Icon, useSay, useWords } from '@fairlot/ui';
import { useWeakList } from './weak-list.ts';
import { RULES } from './rules-text.ts';
import styles from '../entry/entry.module.css';
import inline from '@fairlot/ui/inline.module.css';

/** The rules of a password, ticked off as it is typed, and how strong it is. */
export function PasswordRules({
  password,
  ...context
}: { readonly password: string } & Omit<PasswordContext, 'isWeak'>) {
  const words = useWords(RULES);
  const say = useSay();
  const isWeak = useWeakList();
  const strength = password === '' ? undefined : passwordStrength(password, { ...context, isWeak });
  const rules = passwordRules(password, { ...context, isWeak });
  const met = rulesMet(rules);
  return (
    <ul className={styles['rules']} aria-label={words.rules}>
      <li data-strength={strength ?? 'none'} className={styles['strength']}>
        <i aria-hidden="true" />
        {words.strength(strength ? words[strength] : '—')}
      </li>
      {rules.map((rule, at) => {
        const isMet = at < met;
        return (
          <li key={rule.id} className={isMet ? styles['met'] : undefined}>
            <Icon name={isMet ? 'tick' : 'minus'} size={14} />
            {say(rule.text)}
            <span className={inline['vh']}>{isMet ? words.met : words.unmet}</span>
          </li>
        );
      })}
    </ul>
  );
}
