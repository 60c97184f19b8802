import { Failed, useSay, useWords } from '@fairlot/ui';
import { realm } from '../realm/realm.ts';
import { text } from './text.ts';

/**
 * A screen that threw, or whose file could not be fetched: say so, keep the shell, offer a reload.
 */
export function Broken() {
  const words = useWords(text);
  const detail = useSay()(realm().words.failedWhat);
  return (
    <div className="centre">
      <Failed title={words.failed} detail={detail} retry={() => location.reload()} />
    </div>
  );
}
