import { useEffect } from 'react';
import { LOWEST_PRIZE_GROUP } from '@fairlot/rules/odds/prize-group';
import { registrationLinkHttp, type LinkFacts } from '@fairlot/wire/account/registration-link';
import { Empty, useSay, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { useCall } from '@fairlot/shell';
import { LinkCode, toLink } from './LinkCode.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { REGISTER } from './register-text.ts';
import { isDeadLink, toLinkFailure } from './use-register.ts';
import { TermsAgreement } from '../terms/terms-forms.ts';
import styles from './register.module.css';

const TEN_MINUTES_MS = 600_000;
/** Spec section 9: kept for 10 minutes. */
const KEPT = { staleTime: TEN_MINUTES_MS, gcTime: TEN_MINUTES_MS } as const;
const ONCE = { staleTime: Infinity, gcTime: 0 } as const;
/** Rebate that a prize group is worth at most, in percent: each step of 20 above the lowest is 1. */
const rebateOf = (group: number): string => ((group - LOWEST_PRIZE_GROUP) / 20).toFixed(1);

/** What the link makes of who registers by it. */
function Facts({ link }: { readonly link: LinkFacts }) {
  const words = useWords(REGISTER);
  return (
    <section className={styles['link']} aria-label={words.byLink}>
      <p>{words.byLink}</p>
      <dl>
        <div>
          <dt>{words.linkType}</dt>
          <dd>{link.IsAgent ? words.agent : words.player}</dd>
        </div>
        <div>
          <dt>{words.linkGroup}</dt>
          <dd>
            {link.PrizeGroup} · {words.linkRebate(rebateOf(link.PrizeGroup))}
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** Where the page goes by itself: a dead link has a page, and a site may have a code for who has none. */
function useWay(code: string | undefined, refusal: string | undefined): boolean {
  const { data, isPending } = useCall(registrationLinkHttp.getRegisterLinkCode, undefined, {
    ...KEPT,
    enabled: code === undefined,
  });
  const own = code === undefined ? data?.RegisterLinkCode : '';
  const isDead = refusal !== undefined && isDeadLink(refusal);
  useEffect(() => {
    if (isDead) toLinkFailure();
    else if (own) toLink(own, { replace: true });
  }, [isDead, own]);
  return isDead || Boolean(own) || (code === undefined && isPending);
}

/** The form with what the site asks for; it comes with the answer to that, so that none of it moves. */
export function AskedForm({ code }: { readonly code: string | undefined }) {
  const words = useWords(REGISTER);
  const say = useSay();
  // Asked once: what was typed meanwhile must not go with an answer that comes later.
  const asked = useCall(
    registrationLinkHttp.getRegisterForm,
    code === undefined ? {} : { Link: code },
    ONCE,
  );
  const { data } = asked;
  // Loads while the server answers, so that the form appears at once.
  useEffect(() => void TermsAgreement.preload(), []);
  const isGoing = useWay(code, data && !data.ok ? data.error.code : undefined);
  if ((asked.isError && !data) || (data && !data.ok && !isGoing)) {
    return (
      <Empty
        title={data && !data.ok ? say(data.error.text) : words.noForm}
        action={<Button onClick={() => void asked.refetch()}>{words.again}</Button>}
      />
    );
  }
  if (!data?.ok || isGoing) return <div className={styles['waits']} aria-busy="true" />;
  const { Fields, IsLinkNeeded, Link } = data.value;
  return (
    <>
      {Link ? <Facts link={Link} /> : <LinkCode isNeeded={IsLinkNeeded} />}
      {(Link || !IsLinkNeeded) && <RegisterForm plan={{ needs: Fields, link: Link?.Code }} />}
    </>
  );
}
