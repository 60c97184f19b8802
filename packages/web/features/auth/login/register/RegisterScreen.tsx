import { moneyFromNumber, ZERO } from '@fairlot/rules/core/money';
import { Empty, formatMoney, useWords } from '@fairlot/ui';
import { buttonClass } from '@fairlot/ui/button';
import { Link, useParam } from '@fairlot/shell';
import { useSite } from '../../../../session/index.ts';
import { EntryFrame } from '../entry/EntryFrame.tsx';
import { AskedForm } from './AskedForm.tsx';
import { REGISTER } from './register-text.ts';
import styles from '../entry/entry.module.css';

function Gift() {
  const words = useWords(REGISTER);
  const gift = moneyFromNumber(useSite()?.RegisterGift ?? 0) ?? ZERO;
  return gift > ZERO ? <p className={styles['gift']}>{words.gift(formatMoney(gift))}</p> : null;
}

/** Opening an account. The rules are the server's own and tick as they are met. */
export default function RegisterScreen() {
  const words = useWords(REGISTER);
  const site = useSite();
  const code = useParam('code') || undefined;
  const login = (
    <Link className={buttonClass()} to={`/Login${location.hash}`} replace>
      {words.haveAccount}
    </Link>
  );
  return (
    <EntryFrame>
      <h1 className={styles['title']}>{words.registerTitle}</h1>
      {site?.IsRegisterOpen === false ? (
        <Empty title={words.closed} action={login} />
      ) : (
        <>
          <Gift />
          <AskedForm code={code} key={code} />
        </>
      )}
    </EntryFrame>
  );
}
