import { useCall } from '@fairlot/shell';
import { useWords } from '@fairlot/ui';
import { bannerConsole } from '@fairlot/wire/content/banner';
import styles from './banner.module.css';
import { text } from './text.ts';

/** The picture of a banner by its name, as players see it. */
export function Picture({ name, alt }: { readonly name: string; readonly alt: string }) {
  const { data } = useCall(bannerConsole.getBannerRows, {});
  const origin = data?.ok ? data.value.PictureOrigin : '';
  if (name === '') return null;
  // By its name where it cannot be shown: nobody agrees on a picture that is left out.
  if (origin === '') return <code>{name}</code>;
  return (
    <img
      className={styles['picture']}
      src={`${origin}/${name}`}
      crossOrigin="anonymous"
      width={1400}
      height={350}
      alt={alt}
    />
  );
}

/** Pictures as they are and as they would be, where that differs. */
export function PictureChange(props: {
  readonly before: string | undefined;
  readonly after: string | undefined;
}) {
  const { before, after } = props;
  const words = useWords(text);
  if (after === undefined || before === after) return null;
  return (
    <div className={styles['pictures']}>
      {before !== undefined && <Picture name={before} alt={words.before} />}
      <Picture name={after} alt={words.after} />
    </div>
  );
}
