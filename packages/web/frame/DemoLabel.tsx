import { useWords } from '@fairlot/ui';
import { useSite } from '../session/index.ts';
import { text } from './text.ts';

/** Says on every screen that the money is play money, where it is. */
export function DemoLabel() {
  const words = useWords(text);
  const site = useSite();
  if (site && !site.IsDemoSite) return null;
  return (
    <span className="tag demo" title={words.playMoneyLong}>
      {words.playMoney}
    </span>
  );
}
