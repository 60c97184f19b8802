import { useCall } from '@fairlot/shell';
import { formatMoment, Status, useSay, useWords } from '@fairlot/ui';
import { Badge } from '@fairlot/ui/badge';
import type { Column } from '@fairlot/ui/list';
import inline from '@fairlot/ui/inline.module.css';
import { bannerConsole, type BannerRow } from '@fairlot/wire/content/banner';
import { usePage } from '../../staff/operator/index.ts';
import { PublishedPage, Waiting } from '../../staff/publishing/index.ts';
import styles from './banner.module.css';
import { BannerDialog } from './BannerDialog.tsx';
import { Picture } from './Picture.tsx';
import { LANGUAGE_NAMES, STATES, text } from './text.ts';

function What({ row }: { readonly row: BannerRow }) {
  const say = useSay();
  const { Picture: picture, Title, TitleEn, Link, Languages } = row.Rules;
  return (
    <span className={styles['what']}>
      <Picture name={picture} alt="" />
      <b>{say({ zh: Title, en: TitleEn })}</b>
      <span className={styles['facts']}>
        {Link !== '' && <span>{Link}</span>}
        {Languages.map((language) => (
          <Badge key={language}>{say(LANGUAGE_NAMES[language])}</Badge>
        ))}
        <Waiting of={row} />
      </span>
    </span>
  );
}

const whatOf = (row: BannerRow) => <What row={row} />;

function useColumns(): readonly Column<BannerRow>[] {
  const words = useWords(text);
  const say = useSay();
  const num = inline['num'];
  const moment = (ms: number | null, none: string) => (ms === null ? none : formatMoment(ms));
  return [
    { id: 'what', head: words.banner, cell: whatOf },
    {
      id: 'state',
      head: words.state,
      cell: ({ State }) => (
        <Status look={State === 'shown' ? 'done' : 'off'}>{say(STATES[State])}</Status>
      ),
    },
    { id: 'sort', head: words.order, className: num, cell: ({ Rules }) => Rules.Sort },
    {
      id: 'from',
      head: words.from,
      className: num,
      cell: ({ Rules }) => moment(Rules.From, words.atOnce),
    },
    {
      id: 'until',
      head: words.until,
      className: num,
      cell: ({ Rules }) => moment(Rules.Until, words.open),
    },
  ];
}

/** Banners of the lobby; what changes is published by another operator (product 3.12). */
export default function BannersPage() {
  const words = useWords(text);
  const say = useSay();
  // What waits for another operator stands here too.
  usePage('operator.proposals', bannerConsole.getBannerRows);
  const { data, isError, refetch } = useCall(
    bannerConsole.getBannerRows,
    {},
    usePage('banner.home', bannerConsole.getBannerRows),
  );
  return (
    <PublishedPage<BannerRow>
      words={words}
      read="banner.home.read"
      publish="banner.home.publish"
      source={{
        rows: data?.ok ? data.value.Rows : undefined,
        isError,
        retry: () => void refetch(),
      }}
      keyOf={({ Id }) => String(Id)}
      subjectOf={({ Id }) => `banner ${Id}`}
      nameOf={({ Rules }) => say({ zh: Rules.Title, en: Rules.TitleEn })}
      columns={useColumns()}
      cards={[['what'], ['state', 'sort'], ['from', 'until']]}
      editor={BannerDialog}
    />
  );
}
