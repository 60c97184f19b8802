import { useWords } from '@fairlot/ui';
import { Link, useSignedIn } from '@fairlot/shell';
import { NoticePage } from './NoticePage.tsx';
import { text } from './text.ts';
import { buttonClass } from '@fairlot/ui/button';

/** An address that nobody declared. */
export default function NotFoundScreen() {
  const words = useWords(text);
  const [to, label] = useSignedIn() ? ['/', words.home] : ['/Login', words.login];
  return (
    <NoticePage title={words.notFound} line={words.notFoundWhat}>
      <Link className={buttonClass({ look: 'primary' })} to={to}>
        {label}
      </Link>
    </NoticePage>
  );
}
