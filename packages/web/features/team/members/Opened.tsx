import { showToast, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { copyText } from '@fairlot/ui/copy-text';
import inline from '@fairlot/ui/inline.module.css';
import styles from './members.module.css';
import type { OpenedAccount } from './opened-account.ts';
import { OPENING } from './open-text.ts';

type Props = {
  readonly account: OpenedAccount;
  readonly again: () => void;
  readonly close: () => void;
};

/** What is handed over to the owner of a new account. The password is nowhere else. */
export function Opened({ account, again, close }: Props) {
  const words = useWords(OPENING);
  const { UserName, Address, Hours, password } = account;
  const lines = [
    [words.address, Address || location.origin],
    [words.account, UserName],
    [words.password, password],
  ] as const;
  const copy = async () => {
    const isCopied = await copyText(lines.map(([name, value]) => `${name}: ${value}`).join('\n'));
    showToast(
      isCopied
        ? { kind: 'done', text: OPENING.copied }
        : { kind: 'failed', text: OPENING.notCopied },
    );
  };
  return (
    <div className={styles['opened']} data-opened>
      <dl>
        {lines.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={inline['mono']} translate="no">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <p role="status">{words.once(Hours)}</p>
      <div className={styles['acts']}>
        <Button look="primary" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button onClick={again}>{words.another}</Button>
        <Button onClick={close}>{words.done}</Button>
      </div>
    </div>
  );
}
