import { useEffect, useState } from 'react';
import { accountHttp } from '@fairlot/wire/account';
import { wechatHttp } from '@fairlot/wire/wechat';
import { Empty, showToast, useWords } from '@fairlot/ui';
import { Form, type FormState } from '@fairlot/ui/form';
import { refetch, useCall } from '@fairlot/shell';
import { useContractForm } from '@fairlot/shell/form/use-contract-form';
import { newChallenge } from '../session/index.ts';
import { missingPassword, OwnPassword, PASSWORD_FIELDS } from './OwnerFields.tsx';
import { WECHAT } from './wechat-text.ts';
import styles from './account.module.css';

type Close = { readonly close: () => void };

/** Links the WeChat of whoever is signed in, or takes it away: by the password, either way. */
export default function WechatForm({ close }: Close) {
  const { data } = useCall(accountHttp.getSecurityCenterData, undefined);
  const row = data?.Rows.find(({ Key }) => Key === 'wechat');
  if (!row) return <Empty title="" />;
  return row.IsDone ? <Unlink close={close} /> : <Begin />;
}

/** The challenge is made before the form is sent; what it is of stays in this tab. */
function Begin() {
  const [challenge, setChallenge] = useState<string>();
  useEffect(() => void newChallenge('link').then(setChallenge), []);
  return challenge === undefined ? <Empty title="" /> : <Link challenge={challenge} />;
}

type Shown = { readonly password: string };
const CHECKED = {
  initial: { password: '' },
  names: { Password: 'password' },
  check: missingPassword,
  fields: PASSWORD_FIELDS,
  unreachable: WECHAT.unreachable,
} as const;

function Link({ challenge }: { readonly challenge: string }) {
  const words = useWords(WECHAT);
  const form = useContractForm<typeof wechatHttp.beginWechatBind, Shown>(
    wechatHttp.beginWechatBind,
    {
      ...CHECKED,
      input: ({ password }) => ({ Password: password, Challenge: challenge }),
      done: ({ Url }) => location.assign(Url),
    },
  );
  return <Asked about={words.linkAbout} send={words.link} form={form} />;
}

function Unlink({ close }: Close) {
  const words = useWords(WECHAT);
  const form = useContractForm<typeof wechatHttp.unbindWechat, Shown>(wechatHttp.unbindWechat, {
    ...CHECKED,
    input: ({ password }) => ({ Password: password }),
    done: () => {
      showToast({ kind: 'done', text: words.unlinked });
      void refetch(accountHttp.getSecurityCenterData);
      close();
    },
  });
  return <Asked about={words.unlinkAbout} send={words.unlink} form={form} isDangerous />;
}

type Ask = {
  readonly about: string;
  readonly send: string;
  readonly form: FormState<Shown>;
  readonly isDangerous?: boolean;
};

function Asked({ about, send, form, isDangerous = false }: Ask) {
  return (
    <div className={styles['form']} data-wechat-form>
      <p className={styles['about']}>{about}</p>
      <Form form={form} send={send} {...(isDangerous && { isDangerous })}>
        <OwnPassword
          error={form.fault('password')}
          value={form.values.password}
          onText={(typed) => form.change('password', typed)}
        />
      </Form>
    </div>
  );
}
