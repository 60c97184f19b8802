import { OPERATOR_ROLES, type OperatorRole } from '@fairlot/rules/check/operator-roles';
import { useSay, useWords } from '@fairlot/ui';
import { Checkbox } from '@fairlot/ui/checkbox';
import { FieldError } from '@fairlot/ui/field';
import { ROLES } from './account.ts';
import styles from './accounts.module.css';
import { roleWords } from './role-words.ts';
import { text } from './text.ts';

/** Which roles somebody has; each says what it may. */
export function RoleChoice(props: {
  readonly chosen: readonly OperatorRole[];
  readonly fault: string | undefined;
  readonly onChosen: (roles: readonly OperatorRole[]) => void;
}) {
  const { chosen, fault, onChosen } = props;
  const words = useWords(text);
  const say = useSay();
  return (
    <fieldset className={styles['roles']}>
      <legend>{words.roles}</legend>
      {ROLES.map((role) => (
        <Checkbox
          key={role}
          isOn={chosen.includes(role)}
          isBad={fault !== undefined}
          onChange={(isOn) =>
            onChosen(ROLES.filter((each) => (each === role ? isOn : chosen.includes(each))))
          }
        >
          {say(OPERATOR_ROLES[role])}
          <small className={styles['quiet']}>{roleWords(role, say)}</small>
        </Checkbox>
      ))}
      {fault && <FieldError>{fault}</FieldError>}
    </fieldset>
  );
}
