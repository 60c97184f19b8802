import type { Face as Seen } from '@fairlot/wire/account/player';
import { Head } from './Head.tsx';
import styles from './face.module.css';

/** Of 24 pixels, beside a name of one line. */
const SIZE = 24;

/** How a player looks to others, beside his name, which says who he is. */
function Face({ face, name }: { readonly face: Seen; readonly name: string }) {
  return (
    <span className={styles['face']} aria-hidden="true">
      <Head image={face.Image} picture={face.Picture} name={name} size={SIZE} />
    </span>
  );
}

/** A player by his picture and his name. */
export function NamedFace(props: { readonly face: Seen; readonly name: string }) {
  return (
    <>
      <Face {...props} />
      {props.name}
    </>
  );
}
