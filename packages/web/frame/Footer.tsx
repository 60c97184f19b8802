import { Seal, useWords } from '@fairlot/ui';
import { useSite } from '../session/index.ts';
import { text } from './text.ts';

/** Age, moderation, where to turn, and that the money is play money. */
export function Footer() {
  const words = useWords(text);
  const site = useSite();
  return (
    <footer className="foot mut">
      <Seal mark="公" size={10} line />
      <span>{words.adults}</span>
      <span>{words.calm}</span>
      <span>{words.help}</span>
      {(site?.IsDemoSite ?? true) && <span>{words.playMoneyLong}</span>}
      <span className="grow" />
      <span>{words.browsers}</span>
    </footer>
  );
}
