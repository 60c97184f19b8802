import { useWords } from '@fairlot/ui';
import { FairCard } from './FairCard.tsx';
import { GameGrid } from './GameGrid.tsx';
import { text } from './text.ts';
import { WalletCard } from './WalletCard.tsx';
import './home.css';

/** The lobby. */
export default function HomeScreen() {
  const words = useWords(text);
  return (
    <div className="lob">
      <h1 className="vh">{words.lobby}</h1>
      <div className="lob-main">
        <GameGrid />
      </div>
      <aside className="lob-side" aria-label={words.balance}>
        <WalletCard />
        <FairCard />
      </aside>
    </div>
  );
}
