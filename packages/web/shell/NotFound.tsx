import { useWords } from '@fairlot/ui';
import { Link } from '../session/index.ts';
import { text } from './text.ts';

/** An address that nobody declared. */
export default function NotFound() {
  const words = useWords(text);
  return (
    <div className="centre">
      <div className="empty">
        <h1>{words.notFound}</h1>
        <Link to="/" className="btn btn-p">
          {words.toHome}
        </Link>
      </div>
    </div>
  );
}
