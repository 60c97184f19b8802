import { profileHttp } from '@fairlot/wire/account/profile';
import { Failed, useWords, Waiting } from '@fairlot/ui';
import { Tabs } from '@fairlot/ui/tabs';
import { refetch, useCall, useStore } from '@fairlot/shell';
import { ForgotFund } from './fund-reset/ForgotFund.tsx';
import { PasswordFormPart } from './PasswordFormPart.tsx';
import { ACCOUNT } from './text.ts';
import { type PasswordKind, whichPassword } from './which-password.ts';
import styles from './account.module.css';

const FRESH = { staleTime: 0 } as const;
const WAITING = ['title', 'fields'] as const;

/** The password of the login and that of the money, each with its form. */
export default function PasswordTab() {
  const words = useWords(ACCOUNT);
  const kind = useStore(whichPassword);
  const { data, isError } = useCall(profileHttp.getSecurityCenterData, undefined, FRESH);
  if (!data) {
    if (!isError)
      return (
        <div className={styles['tab']}>
          <Waiting parts={WAITING} />
        </div>
      );
    const again = () => void refetch(profileHttp.getSecurityCenterData);
    return <Failed title={words.unread} retry={again} />;
  }
  const hasPasskey = data.Rows.some(({ Key, IsDone }) => Key === 'passkey' && IsDone);
  const form = (of: PasswordKind) => (
    <PasswordFormPart
      kind={of}
      hasFund={data.HasFundPassword}
      isCodeAsked={data.IsCodeAsked}
      hasPasskey={hasPasskey}
    />
  );
  return (
    <div className={styles['tab']} data-passwords>
      <section>
        <Tabs
          label={words.which}
          value={kind}
          onChoose={whichPassword.set}
          tabs={[
            { value: 'login', label: words.login, content: form('login') },
            {
              value: 'fund',
              label: words.fund,
              content: (
                <>
                  {form('fund')}
                  {data.HasFundPassword && <ForgotFund />}
                </>
              ),
            },
          ]}
        />
      </section>
    </div>
  );
}
