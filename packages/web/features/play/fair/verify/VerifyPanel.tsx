import { useMemo } from 'react';
import { useSignedIn } from '@fairlot/shell';
import type { OpenedFile } from './file/opened-file.ts';
import { OwnBets } from './OwnBets.tsx';
import { numbersOf, panelOf } from './panel-view.ts';
import { PlatePair } from './PlatePair.tsx';
import { ProofFile } from './file/ProofFile.tsx';
import { RecordChecks } from './RecordChecks.tsx';
import { Steps } from './Steps.tsx';
import { useTicks } from './use-ticks.ts';
import type { Proof } from './jobs/use-verify.ts';
import { VerdictCard } from './VerdictCard.tsx';
import styles from './display/verify.module.css';

/** A proof: its verdict, the four steps, and what is needed to check it without this page. */
export function VerifyPanel(props: {
  proof: Proof;
  name: string;
  serial: number;
  /** Known when the proof came from the server. */
  gameId?: number;
  /** The server says that it was never on sale. */
  isUnopened?: boolean;
  onFile: (file: OpenedFile) => void;
}) {
  const { proof, name, serial, gameId, isUnopened, onFile } = props;
  const isSignedIn = useSignedIn();
  const { bundle, verification, ms } = proof;
  const view = useMemo(
    () => panelOf(bundle, verification, isUnopened),
    [bundle, verification, isUnopened],
  );
  const ticked = useTicks(view.order.length);
  const shown = new Set(view.order.slice(0, ticked));
  const isDone = ticked === view.order.length;
  return (
    <div className={styles['panel']}>
      <VerdictCard
        view={view}
        isDone={isDone}
        ms={ms}
        name={name}
        serial={serial}
        count={bundle ? numbersOf(bundle.mapping) : 0}
      />
      <div className={styles['grid']}>
        <div className={styles['main']}>
          <Steps view={view} shown={shown} verification={verification} />
          <RecordChecks view={view} shown={shown} bundle={bundle} />
        </div>
        <div className={styles['side']}>
          <PlatePair view={view} />
          {bundle && <ProofFile bundle={bundle} onFile={onFile} />}
          {gameId !== undefined && isSignedIn && <OwnBets gameId={gameId} serial={serial} />}
        </div>
      </div>
    </div>
  );
}
