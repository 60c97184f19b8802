import { useMemo } from 'react';
import { PROGRAMS } from '@fairlot/draw/programs';
import { verifyInstant, type InstantBundle, type InstantCheck } from '@fairlot/draw/instant';
import { categoryOfCode } from '@fairlot/rules/lottery/game';
import { findFamily } from '@fairlot/rules/play/registry';
import { writeDraw } from '@fairlot/rules/play/draw-shape';
import { toHex } from '@fairlot/draw/bytes';
import { Balls, Icon, Seal, useWords } from '@fairlot/ui';
import { Button } from '@fairlot/ui/button';
import { classes } from '@fairlot/ui/class-names';
import { saveFile } from '@fairlot/ui/save-file';
import type { OpenedFile } from '../file/opened-file.ts';
import { FileButton } from '../file/FileButton.tsx';
import { HashBox } from '../display/HashBox.tsx';
import { HexDiff } from '../display/HexDiff.tsx';
import { INSTANT_PROOF } from './instant-text.ts';
import { SEAL } from '../display/text.ts';
import { WordStrip } from '../display/WordStrip.tsx';
import box from '@fairlot/ui/card.module.css';
import inline from '@fairlot/ui/inline.module.css';
import styles from '../display/verify.module.css';

/** Whether the program is one of those in use: a file may hold any. */
const isKnown = (bundle: InstantBundle): boolean =>
  Object.values(PROGRAMS).some(({ id, v }) => id === bundle.mapping.id && v === bundle.mapping.v);

/** A round computed again on this device: its verdict, its steps, and the file to check it elsewhere. */
export function InstantPanel(props: {
  readonly bundle: InstantBundle;
  readonly title: string;
  /** The number of the seed, where it is known. */
  readonly seedId?: number;
  /** Reveals the seed; left out for a file. */
  readonly onReveal?: (() => void) | undefined;
  readonly onFile: (file: OpenedFile) => void;
}) {
  const { bundle, title, seedId, onReveal, onFile } = props;
  const words = useWords(INSTANT_PROOF);
  const proof = useMemo(() => verifyInstant(bundle), [bundle]);
  const category = categoryOfCode(bundle.g);
  const face = category && findFamily(category.family);
  const count = bundle.winning.length;
  const failed = proof.checks.find(({ status }) => status === 'failed') ?? undefined;
  const isOpen = bundle.serverSeed !== null && isKnown(bundle);
  const file = `${JSON.stringify(bundle, null, 2)}\n`;
  const name = `fairlot-${bundle.g}-${seedId ?? 'round'}-${bundle.nonce}.json`;
  return (
    <div className={styles['panel']} data-instant-proof>
      <section className={classes(box['card'], styles['top'])}>
        <div className={styles['what']} data-number>
          <p className={classes(inline['mut'], inline['num'])}>
            {title} · {words.nonce(seedId === undefined ? '' : words.ofSeed(seedId), bundle.nonce)}
          </p>
          <Balls
            number={face ? writeDraw(face.draw, bundle.winning) : bundle.winning.join(',')}
            count={count}
            kind={face?.ball}
            extra={face?.extra}
            size={count > 7 ? 'sm' : 'lg'}
          />
        </div>
        <Verdict hasFailed={failed !== undefined} isOpen={isOpen} onReveal={onReveal} />
        {failed && (
          <div className={styles['mismatch']} role="alert">
            <b>{words[failed.id]}</b>
            <HexDiff expected={failed.expected} computed={failed.computed} />
          </div>
        )}
      </section>
      <section className={classes(box['card'], styles['instantSteps'])} aria-label={words.steps}>
        <p className={inline['sec']}>{words.how}</p>
        <HashBox label={words.hash} hex={bundle.hash} />
        <HashBox label={words.clientSeed} hex={bundle.clientSeed} />
        {bundle.serverSeed && <HashBox label={words.serverSeed} hex={bundle.serverSeed} />}
        {proof.seed && <HashBox label="Z" hex={toHex(proof.seed)} />}
        <ul className={styles['checks']}>
          {proof.checks.map((check) => (
            <Check key={check.id} check={check} />
          ))}
        </ul>
        {proof.drawn && <WordStrip drawn={proof.drawn} isHex={false} />}
        <p className={inline['sec']}>{words.command}</p>
        <pre className={inline['mono']} tabIndex={0} aria-label={words.command}>
          {`node packages/draw/offline/verify-instant.mjs ${name}`}
        </pre>
        <div className={classes(inline['row'], styles['fileFoot'])}>
          <Button look="tint" onClick={() => saveFile(name, 'application/json', file)}>
            <Icon name="download" size={14} />
            {words.save}
          </Button>
          <FileButton onFile={onFile} />
        </div>
      </section>
    </div>
  );
}

function Check({ check: { id, status } }: { check: InstantCheck }) {
  const words = useWords(INSTANT_PROOF);
  const icon = status === 'ok' ? 'tick' : status === 'failed' ? 'failed' : 'minus';
  return (
    <li data-status={status} className={classes(styles['check'], styles[status], styles['shown'])}>
      <Icon name={icon} size={14} />
      <span>
        {words[id]}
        {status === 'skipped' && (
          <span className={styles['why']}>
            {' '}
            · {id === 'noted' ? words.otherDevice : words.toCome}
          </span>
        )}
      </span>
    </li>
  );
}

function Verdict(props: {
  hasFailed: boolean;
  isOpen: boolean;
  onReveal: (() => void) | undefined;
}) {
  const { hasFailed, isOpen, onReveal } = props;
  const words = useWords(INSTANT_PROOF);
  return (
    <div className={styles['verdict']} role="status">
      {hasFailed ? (
        <div className={styles['bad']}>
          <b>
            <Icon name="failed" size={16} />
            {words.differs}
          </b>
        </div>
      ) : isOpen ? (
        <>
          <b>{words.agrees}</b>
          <span className={styles['seal']}>
            <Seal mark={SEAL} size={34} />
          </span>
        </>
      ) : (
        <div>
          <b>{words.closed}</b>
          <p className={inline['sec']}>{words.closedHow}</p>
          {onReveal && (
            <Button look="primary" onClick={onReveal}>
              {words.reveal}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
