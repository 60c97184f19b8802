import { Empty, useWords } from '@fairlot/ui';
import { Link } from '../session/index.ts';
import { text } from './text.ts';

export default function NotFound() {
  const words = useWords(text);
  const home = (
    <Link to="/" className="btn btn-p">
      {words.toHome}
    </Link>
  );
  return (
    <div className="centre">
      <Empty title={words.notFound} action={home} />
    </div>
  );
}
