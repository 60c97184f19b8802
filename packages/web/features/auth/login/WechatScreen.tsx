import { useEffect, useState, type FormEvent } from 'react';
import type { Bilingual } from '@fairlot/rules/core/text';
import type { Params } from '@fairlot/wire/core';
import { wechatHttp } from '@fairlot/wire/account/wechat';
import { Ring, showToast, useSay, useWords } from '@fairlot/ui';
import { Button, buttonClass } from '@fairlot/ui/button';
import { FieldError } from '@fairlot/ui/field';
import { clearSession, grant, isSignedIn, Link, navigate, send } from '@fairlot/shell';
import { AuthenticatorCode } from './code/AuthenticatorCode.tsx';
import { EntryFrame } from './entry/EntryFrame.tsx';
import { TermsField } from './terms/terms-forms.ts';
import { WECHAT } from './wechat/text.ts';
import { takeVerifier } from './wechat/verifier.ts';
import ways from './ways/ways.module.css';
import styles from './entry/entry.module.css';

type Back = {
  readonly way: 'sign-in' | 'link';
  readonly shown: { readonly State: string; readonly Verifier: string; readonly Code: string };
};
type Fault = { readonly text: Bilingual; readonly hint?: Bilingual };

/** What WeChat sent back with this tab, for what the tab had begun; or why there is nothing of it. */
function readBack(): Back | Fault {
  const found = new URLSearchParams(location.search);
  const begun = takeVerifier();
  const [State, Code] = [found.get('state'), found.get('code')];
  if (!begun || State === null) return { text: WECHAT.nothing };
  if (Code === null) return { text: WECHAT.denied };
  return { way: begun.way, shown: { State, Code, Verifier: begun.verifier } };
}

/** The page that WeChat sends people back to: signs them in, or links their WeChat. */
export default function WechatScreen() {
  const [back] = useState(readBack);
  useEffect(() => {
    // A code is good once; the history keeps none all the same.
    navigate.to(location.pathname, { replace: true });
  }, []);
  return (
    <EntryFrame>
      <div className={ways['body']}>
        {'text' in back ? (
          <Ended fault={back} isLinking={isSignedIn()} />
        ) : (
          <Returned back={back} />
        )}
      </div>
    </EntryFrame>
  );
}

/** What is asked for besides, and why what was given is not enough. */
type Besides = {
  readonly isCodeAsked: boolean;
  readonly terms?: { readonly params: Params };
  readonly wrong?: Bilingual;
};
type Outcome = Fault | 'in' | 'linked' | Besides;
type Given = { readonly code: string; readonly terms?: number | undefined };

async function enter(
  shown: Back['shown'],
  { code: Authenticator, terms: Terms }: Given,
): Promise<Outcome> {
  const claim = { ...shown, ...(Authenticator && { Authenticator }), ...(Terms && { Terms }) };
  const answer = await send(wechatHttp.signInByWechat, claim).catch(() => undefined);
  if (!answer) return { text: WECHAT.unreachable };
  if (answer.ok) {
    // Somebody may be signed in here: nothing of his goes to who comes now.
    if (isSignedIn()) clearSession();
    grant(answer.value);
    return 'in';
  }
  const { code, text, params } = answer.error;
  // The code that was right is shown again with the terms: it is not used up by the question.
  const isCodeAsked = Authenticator !== '' || code === 'GOOGLE_REQUIRED';
  if (code === 'GOOGLE_REQUIRED') return { isCodeAsked };
  if (code === 'AGREEMENT') return { isCodeAsked, terms: { params }, wrong: text };
  if (code === 'GOOGLE_FAILED' || code === 'LOCKED') return { isCodeAsked, wrong: text };
  return {
    text,
    ...(code === 'WECHAT_UNBOUND' && { hint: WECHAT.unbound }),
  };
}

async function link(shown: Back['shown']): Promise<Outcome> {
  const answer = await send(wechatHttp.bindWechat, shown).catch(() => undefined);
  if (answer?.ok) return 'linked';
  return { text: answer ? answer.error.text : WECHAT.unreachable };
}

function Returned({ back: { way, shown } }: { readonly back: Back }) {
  const words = useWords(WECHAT);
  const [at, go] = useState<Outcome>();
  const [isSending, setSending] = useState(false);
  useEffect(
    () => void (way === 'link' ? link(shown) : enter(shown, { code: '' })).then(go),
    [way, shown],
  );
  useEffect(() => {
    if (at === 'linked') showToast({ kind: 'done', text: WECHAT.linked });
    if (at === 'in') navigate.to('/', { replace: true });
    if (at === 'linked') navigate.to('/?w=AccountSecurity', { replace: true });
  }, [at]);
  const submit = async (given: Given) => {
    setSending(true);
    go(await enter(shown, given));
    setSending(false);
  };
  if (at === undefined || at === 'in' || at === 'linked') {
    return <Ring label={way === 'link' ? words.linking : words.going} />;
  }
  if ('text' in at) return <Ended fault={at} isLinking={way === 'link'} />;
  return <AskBesides at={at} isSending={isSending} submit={(given) => void submit(given)} />;
}

type Ask = {
  readonly at: Besides;
  readonly isSending: boolean;
  readonly submit: (given: Given) => void;
};

function AskBesides({ at, isSending, submit }: Ask) {
  const words = useWords(WECHAT);
  const say = useSay();
  const [code, setCode] = useState('');
  const [terms, setTerms] = useState<number>();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!at.isCodeAsked || code.trim() !== '') submit({ code: code.trim(), terms });
  };
  return (
    <>
      <h1 className={styles['title']}>{words.title}</h1>
      <form className={styles['form']} noValidate onSubmit={onSubmit}>
        {at.isCodeAsked && <AuthenticatorCode value={code} onText={setCode} />}
        {at.terms && <TermsField asked={at.terms} onAccept={setTerms} />}
        <div role="alert">{at.wrong && <FieldError>{say(at.wrong)}</FieldError>}</div>
        <Button type="submit" look="primary" isBusy={isSending}>
          {words.send}
        </Button>
      </form>
    </>
  );
}

function Ended({ fault, isLinking }: { readonly fault: Fault; readonly isLinking: boolean }) {
  const words = useWords(WECHAT);
  const say = useSay();
  return (
    <div data-wechat="ended" className={styles['form']}>
      <h1 className={styles['title']}>{words.title}</h1>
      <p role="alert">{say(fault.text)}</p>
      {fault.hint && <p>{say(fault.hint)}</p>}
      <Link className={buttonClass()} to={isLinking ? '/?w=AccountSecurity' : '/Login'}>
        {isLinking ? words.toSecurity : words.toLogin}
      </Link>
    </div>
  );
}
