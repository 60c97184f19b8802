import { Plate } from '@fairlot/ui';
import { HEADS } from './heads.ts';

/** A picture of a player: one of those that are built in, or the first letter of his name. */
export function Head({ image, name, size }: { image: number; name: string; size: number }) {
  const hash = HEADS[image - 1];
  if (hash === undefined) return <>{[...name][0]}</>;
  return <Plate hash={hash} size={size} dial={false} />;
}
