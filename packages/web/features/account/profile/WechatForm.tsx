import { useEffect, useState } from 'react';
import { profileHttp } from '@fairlot/wire/account/profile';
import { wechatHttp } from '@fairlot/wire/account/wechat';
import { Empty, showToast, useWords } from '@fairlot/ui';
import { Form, type FormState } from '@fairlot/ui/form';
import { refetch, useCall } from '@fairlot/shell';
import { useContractForm } from '@fairlot/shell/form/use-contract-form';
import { newChallenge } from '../../auth/login/index.ts';
import {
  missingOf,
  NOBODY,
  OWNER_FIELDS,
  OwnerFields,
  ownerOf,
  type Owner,
} from './owner/OwnerFields.tsx';
import { WECHAT } from './wechat-text.ts';
import styles from './account.module.css';

type Close = { readonly close: () => void };

/** Links the WeChat of whoever is signed in, or takes it away: either way he shows that the account is his. */
export default function WechatForm({ close }: Close) {
  const { data } = useCall(profileHttp.getSecurityCenterData, undefined);
  const row = data?.Rows.find(({ Key }) => Key === 'wechat');
  if (!row) return <Empty title="" />;
  const isCodeAsked = data?.Rows.some(({ Key, IsDone }) => Key === 'authenticator' && IsDone);
  const asked = { isCodeAsked: isCodeAsked === true };
  return row.IsDone ? <Unlink {...asked} close={close} /> : <Begin {...asked} />;
}

/** The challenge is made before the form is sent; what it is of stays in this tab. */
function Begin(asked: Asked) {
  const [challenge, setChallenge] = useState<string>();
  useEffect(() => void newChallenge('link').then(setChallenge), []);
  return challenge === undefined ? <Empty title="" /> : <Link {...asked} challenge={challenge} />;
}

type Asked = { readonly isCodeAsked: boolean };
const checkedBy = (isCodeAsked: boolean) =>
  ({
    initial: NOBODY,
    names: { Password: 'password', Code: 'code' },
    check: (owner: Owner) => missingOf(owner, isCodeAsked),
    fields: OWNER_FIELDS,
    unreachable: WECHAT.unreachable,
  }) as const;

function Link({ challenge, isCodeAsked }: Asked & { readonly challenge: string }) {
  const words = useWords(WECHAT);
  const form = useContractForm<typeof wechatHttp.beginWechatBind, Owner>(
    wechatHttp.beginWechatBind,
    {
      ...checkedBy(isCodeAsked),
      input: (owner) => ({ ...ownerOf(owner, isCodeAsked), Challenge: challenge }),
      done: ({ Url }) => location.assign(Url),
    },
  );
  return <Proof about={words.linkAbout} send={words.link} form={form} isCodeAsked={isCodeAsked} />;
}

function Unlink({ close, isCodeAsked }: Close & Asked) {
  const words = useWords(WECHAT);
  const form = useContractForm<typeof wechatHttp.unbindWechat, Owner>(wechatHttp.unbindWechat, {
    ...checkedBy(isCodeAsked),
    input: (owner) => ownerOf(owner, isCodeAsked),
    done: () => {
      showToast({ kind: 'done', text: WECHAT.unlinked });
      void refetch(profileHttp.getSecurityCenterData);
      close();
    },
  });
  const asked = { form, isCodeAsked };
  return <Proof about={words.unlinkAbout} send={words.unlink} {...asked} isDangerous />;
}

type Ask = Asked & {
  readonly about: string;
  readonly send: string;
  readonly form: FormState<Owner>;
  readonly isDangerous?: boolean;
};

function Proof({ about, send, form, isCodeAsked, isDangerous = false }: Ask) {
  return (
    <div className={styles['form']} data-wechat-form>
      <p className={styles['about']}>{about}</p>
      <Form form={form} send={send} {...(isDangerous && { isDangerous })}>
        <OwnerFields
          values={form.values}
          fault={form.fault}
          change={form.change}
          isCodeAsked={isCodeAsked}
        />
      </Form>
    </div>
  );
}
