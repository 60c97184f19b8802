import { bannerHttp, type Banner } from '@fairlot/wire/content/banner';
import { Link, useCall } from '@fairlot/shell';
import { useLanguage, useWords } from '@fairlot/ui';
import styles from './banner.module.css';
import { BANNERS } from './text.ts';

function Picture({ banner, isFirst }: { readonly banner: Banner; readonly isFirst: boolean }) {
  const { FilePath, Title, TitleEn, Link: to } = banner;
  const isChinese = useLanguage() === 'zh';
  const picture = (
    <img
      src={FilePath}
      crossOrigin="anonymous"
      width={1400}
      height={350}
      decoding="async"
      loading={isFirst ? 'eager' : 'lazy'}
      alt={isChinese ? Title : TitleEn}
    />
  );
  return to === '' ? picture : <Link to={to}>{picture}</Link>;
}

/** Banners of the lobby, one beside the other: the next is scrolled to, and none moves by itself. */
export default function HomeBanners() {
  const words = useWords(BANNERS);
  const language = useLanguage();
  const { data } = useCall(bannerHttp.getBanners, undefined);
  const rows = data?.ok
    ? data.value.Rows.filter(({ Languages }) => Languages.includes(language))
    : [];
  // What failed is no banner either: nobody misses one.
  if (rows.length === 0) return null;
  return (
    <ul className={styles['banners']} aria-label={words.title} data-banners tabIndex={0}>
      {rows.map((banner, at) => (
        <li key={banner.Id}>
          <Picture banner={banner} isFirst={at === 0} />
        </li>
      ))}
    </ul>
  );
}
