import { navigate } from '@fairlot/shell';
import { useSay, useWords } from '@fairlot/ui';
import { Button, buttonClass } from '@fairlot/ui/button';
import { classes } from '@fairlot/ui/class-names';
import box from '@fairlot/ui/card.module.css';
import { QrCode } from '@fairlot/ui/qr';
import inline from '@fairlot/ui/inline.module.css';
import styles from './download.module.css';
import { hrefOf, sizeText, type Facts, type Offer } from './offers.ts';
import { text } from './text.ts';

function FileFacts({ file }: { readonly file: Facts | null }) {
  const words = useWords(text);
  if (!file) return <p className={inline['mut']}>{words.noFacts}</p>;
  const rows = [
    [words.version, file.Version],
    [words.size, sizeText(file.Size)],
    [words.date, file.Date],
    [words.checksum, file.Checksum],
  ] as const;
  return (
    <dl className={styles['facts']}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={classes(inline['num'], value === file.Checksum && inline['mono'])}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Card({ offer }: { readonly offer: Offer }) {
  const words = useWords(text);
  const name = useSay()(offer.name);
  const href = hrefOf(offer);
  if (href === undefined) return null;
  return (
    <section className={classes(box['card'], styles['card'])} aria-label={name}>
      <QrCode className={styles['code']} text={href} label={words.code(name)} />
      <div className={styles['about']}>
        <h2>{name}</h2>
        <FileFacts file={offer.file} />
        {offer.plist && <p className={inline['sec']}>{words.iosSteps}</p>}
        <a
          className={buttonClass({ look: 'primary' })}
          href={href}
          rel="noreferrer"
          aria-label={words.fetchOf(name)}
        >
          {words.fetch}
        </a>
      </div>
    </section>
  );
}

const Way = ({ href, label }: { readonly href: string; readonly label: string }) =>
  href === '' ? null : (
    <a className={styles['way']} href={href} target="_blank" rel="noreferrer">
      {label}
    </a>
  );

/** The files of one tab, with what is to be known of each before it is run (product 2.6). */
export function DownloadPage(props: {
  readonly offers: readonly Offer[];
  readonly guide: string;
  readonly page?: string;
  /** It bets by itself: said before it is fetched. */
  readonly isAutomatic?: boolean;
}) {
  const { offers, guide, page = '', isAutomatic = false } = props;
  const words = useWords(text);
  return (
    <div className={styles['page']}>
      {isAutomatic && (
        <div className={styles['warning']}>
          <p>{words.warning}</p>
          <Button size="small" onClick={() => navigate.openWindow('PersonalLimits')}>
            {words.limits}
          </Button>
        </div>
      )}
      <p className={inline['sec']}>{words.scan}</p>
      <div className={styles['cards']}>
        {offers.map((offer) => (
          <Card key={offer.name.en} offer={offer} />
        ))}
      </div>
      <Way href={guide} label={words.guide} />
      <Way href={page} label={words.page} />
    </div>
  );
}
