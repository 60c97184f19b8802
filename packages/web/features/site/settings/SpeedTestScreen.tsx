import brand from '@fairlot/ui/brand.module.css';
import { Badge } from '@fairlot/ui/badge';
import { BrandMark, Empty, showToast, Status, type StatusLook, useWords } from '@fairlot/ui';
import { copyText } from '@fairlot/ui/copy-text';
import { Link } from '@fairlot/shell';
import { bestLine, type Reading } from './measure.ts';
import { text } from './text.ts';
import { useLines, type Line } from './use-lines.ts';
import styles from './site.module.css';
import { Button, buttonClass } from '@fairlot/ui/button';
import { classes } from '@fairlot/ui/class-names';
import inline from '@fairlot/ui/inline.module.css';
import box from '@fairlot/ui/card.module.css';

/** Above this a line is usable but slow. */
const SLOW_MS = 400;
/** The width of the bar stands for this much. */
const FULL_MS = 1000;

type Words = ReturnType<typeof useWords<typeof text>>;

function stateOf(reading: Reading | undefined, words: Words): [StatusLook, string] {
  if (!reading) return ['wait', words.measuring];
  if (reading.medianMs === undefined) return ['err', words.timedOut];
  return reading.medianMs > SLOW_MS ? ['warn', words.slow] : ['done', words.usable];
}

/** `https://www.example.com` as `www.ex***.com`: enough to know it again. */
const masked = (url: string): string =>
  new URL(url, location.href).host.replace(/^(.{0,6}).*?(\.[a-z]+|:\d+)?$/, '$1***$2');

function CopyLine({ line }: { readonly line: Line }) {
  const words = useWords(text);
  const copy = async () => {
    const isCopied = await copyText(new URL('/Login', new URL(line.url, location.href)).href);
    showToast(
      isCopied ? { kind: 'done', text: text.copied } : { kind: 'failed', text: text.notCopied },
    );
  };
  return (
    <Button size="small" aria-label={words.copyLine(line.name)} onClick={() => void copy()}>
      {words.copy}
    </Button>
  );
}

function Row(props: {
  line: Line;
  reading: Reading | undefined;
  isBest: boolean;
  canEnter: boolean;
}) {
  const { line, reading, isBest, canEnter } = props;
  const words = useWords(text);
  const [look, state] = stateOf(reading, words);
  const ms = reading?.medianMs;
  const isHere = new URL(line.url, location.href).origin === location.origin;
  const enter = buttonClass({ size: 'small', ...(isBest && { look: 'tint' }) });
  return (
    <li className={styles['line']}>
      <b>
        {words.line} {line.name} {isBest && <Badge tone="accent">{words.best}</Badge>}
      </b>
      <span className={classes(inline['mut'], inline['mono'], styles['url'])}>
        {masked(line.url)}
      </span>
      <span className={styles['bar']} aria-hidden="true">
        <i style={{ width: `${Math.min(100, ((ms ?? 0) / FULL_MS) * 100)}%` }} />
      </span>
      <span className={classes(inline['num'], styles['ms'])}>
        {ms === undefined ? '—' : `${ms} ms`}
      </span>
      <Status look={look}>{state}</Status>
      <span className={styles['ways']}>
        {(isHere || canEnter) && <CopyLine line={line} />}
        {isHere && (
          <Link className={enter} to="/Login">
            {words.enter}
          </Link>
        )}
        {!isHere && canEnter && (
          <a className={enter} href={`${line.url}/Login`}>
            {words.enter}
          </a>
        )}
      </span>
    </li>
  );
}

/** The lines of the site with their latency; a fresh Home without a login leads here. */
export default function SpeedTestScreen() {
  const words = useWords(text);
  const { lines, readings, again, canSwitch } = useLines();
  const best = bestLine(readings);
  const isDead =
    lines.length > 0 && lines.every((_, place) => readings[place]) && best === undefined;
  return (
    <div className={styles['speed']}>
      <span className={classes(brand['brand'], styles['brand'])}>
        <BrandMark size={32} />
        <span>Fairlot</span>
        <Badge tone="time">{words.playMoney}</Badge>
      </span>
      <section className={classes(box['card'], styles['speed-in'])}>
        <h1>{words.speed}</h1>
        <p className={inline['sec']}>{words.speedWhat}</p>
        <ul aria-live="polite">
          {lines.map((line, place) => (
            <Row
              key={line.url}
              line={line}
              reading={readings[place]}
              isBest={place === best}
              canEnter={canSwitch}
            />
          ))}
        </ul>
        {isDead && <Empty title={words.none}>{words.noneWhat}</Empty>}
        <div className={styles['speed-act']}>
          <Button onClick={again}>{words.again}</Button>
          <Link className={buttonClass({ look: 'primary' })} to="/Login">
            {words.enter}
          </Link>
        </div>
      </section>
    </div>
  );
}
