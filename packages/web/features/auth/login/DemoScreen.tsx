import { ok } from '@fairlot/rules/core/result';
import { registrationLinkHttp } from '@fairlot/wire/account/registration-link';
import { useWords } from '@fairlot/ui';
import { buttonClass } from '@fairlot/ui/button';
import { Checkbox } from '@fairlot/ui/checkbox';
import { classes } from '@fairlot/ui/class-names';
import { FieldError } from '@fairlot/ui/field';
import { Form } from '@fairlot/ui/form';
import inline from '@fairlot/ui/inline.module.css';
import { grant, Link, navigate } from '@fairlot/shell';
import { useContractForm } from '@fairlot/shell/form/use-contract-form';
import { placeAfter } from '../../../session/index.ts';
import { EntryFrame } from './entry/EntryFrame.tsx';
import { text } from './entry/text.ts';
import { loadWork } from './work/load-work.ts';
import { DEMO } from './demo-text.ts';
import styles from './entry/entry.module.css';
import own from './demo.module.css';

type Values = { readonly agree: boolean };

const useDemo = () =>
  useContractForm<typeof registrationLinkHttp.openDemo, Values>(registrationLinkHttp.openDemo, {
    initial: { agree: false },
    names: { Agree: 'agree' },
    check: ({ agree }) => (agree ? {} : { agree: DEMO.agreeNeeded }),
    input: ({ agree: Agree }) => ({ Agree }),
    fields: { AGE_REQUIRED: 'agree' },
    unreachable: text.unreachable,
    amend: async (form, code) => {
      if (code !== 'CAPTCHA') return undefined;
      const { findWork } = await loadWork();
      const work = await findWork();
      return work.ok ? ok({ ...form, Work: work.value }) : work;
    },
    done: (login) => {
      grant(login);
      navigate.to(placeAfter(location.hash), { replace: true });
    },
  });

/** What a demo account is and is not, before one is opened. */
export default function DemoScreen() {
  const words = useWords(DEMO);
  const form = useDemo();
  const { values, change, fault } = form;
  return (
    <EntryFrame>
      <h1 className={styles['title']}>{words.title}</h1>
      <p>{words.about}</p>
      <ul className={own['facts']}>
        <li>{words.money}</li>
        <li>{words.ends}</li>
        <li>{words.bounded}</li>
      </ul>
      <Form
        form={form}
        send={words.start}
        alerts={fault('agree') && <FieldError>{fault('agree')}</FieldError>}
        after={
          <Link
            className={classes(buttonClass(), styles['other'])}
            to={`/Register${location.hash}`}
            replace
          >
            {words.register}
          </Link>
        }
      >
        <div className={styles['agree']}>
          <Checkbox
            isOn={values.agree}
            isBad={fault('agree') !== undefined}
            onChange={(isOn) => change('agree', isOn)}
          >
            {words.agree}
          </Checkbox>
          <a
            className={classes(inline['link'], inline['nw'])}
            href="/Agreement"
            target="_blank"
            rel="noopener"
          >
            {words.readAgreement}
          </a>
        </div>
      </Form>
    </EntryFrame>
  );
}
