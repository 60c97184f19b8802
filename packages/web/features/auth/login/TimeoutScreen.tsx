import { useWords } from '@fairlot/ui';
import { buttonClass } from '@fairlot/ui/button';
import { Link } from '@fairlot/shell';
import { PUBLIC_LOBBY } from '../../../session/index.ts';
import { TIMEOUT } from './timeout-text.ts';
import { NoticePage } from '../../site/settings/index.ts';

/** After the end of the token, or where a page needs one and there is none. */
export default function TimeoutScreen() {
  const words = useWords(TIMEOUT);
  return (
    <NoticePage title={words.timeout} line={words.timeoutWhat}>
      <Link className={buttonClass({ look: 'primary' })} to={`/Login${location.hash}`}>
        {words.loginAgain}
      </Link>
      <Link className={buttonClass()} to={PUBLIC_LOBBY}>
        {words.lobby}
      </Link>
    </NoticePage>
  );
}
