import { useWords } from '@fairlot/ui';
import { Link, useSignedIn } from '@fairlot/shell';
import { NoticePage } from './NoticePage.tsx';
import { text } from './text.ts';
import { buttonClass } from '@fairlot/ui/button';

/** A page of the specification whose feature is not there yet. */
export default function NotOpenScreen() {
  const words = useWords(text);
  const [to, label] = useSignedIn() ? ['/', words.home] : ['/Login', words.login];
  return (
    <NoticePage title={words.notOpen} line={words.notOpenWhat}>
      <Link className={buttonClass({ look: 'primary' })} to={to}>
        {label}
      </Link>
    </NoticePage>
  );
}
