import { useWords } from '@fairlot/ui';
import { brokenRequest, Link, useQueryValue, useSignedIn } from '@fairlot/shell';
import { NoticePage } from './NoticePage.tsx';
import { text } from './text.ts';
import { buttonClass } from '@fairlot/ui/button';

/**
 * The text comes from the address, so anyone may have written it: plain, and no longer than this.
 */
const MAX_LENGTH = 200;

/** Why a session ended, or that something broke. */
export default function ErrorMsgScreen() {
  const words = useWords(text);
  const isSignedIn = useSignedIn();
  const message = useQueryValue('Msg')?.slice(0, MAX_LENGTH);
  // Of a fault alone: a login that ended is not one.
  const request = message ? undefined : brokenRequest();
  const line = [message ?? words.brokenWhat, request && words.request(request)]
    .filter(Boolean)
    .join(' ');
  return (
    <NoticePage title={message ? words.message : words.broken} line={line}>
      {isSignedIn && (
        <Link className={buttonClass()} to="/">
          {words.home}
        </Link>
      )}
      <Link className={buttonClass({ look: 'primary' })} to="/Login">
        {words.loginAgain}
      </Link>
    </NoticePage>
  );
}
