import { useState } from 'react';
import { Plate } from '@fairlot/ui';
import { HEADS } from './heads.ts';

type Props = {
  readonly image: number;
  readonly name: string;
  readonly size: number;
  /** Where the one is that he uploaded; empty: there is none. */
  readonly picture?: string;
};

/** A picture of a player: the one that he uploaded, one of those that are built in, or the first letter of his name. */
export function Head({ picture = '', ...rest }: Props) {
  const [broken, setBroken] = useState('');
  if (picture === '' || picture === broken) return <BuiltIn {...rest} />;
  const { size } = rest;
  // No cookie goes to where pictures are, wherever that is.
  const how = { width: size, height: size, crossOrigin: 'anonymous', decoding: 'async' } as const;
  return <img {...how} src={picture} alt="" onError={() => setBroken(picture)} />;
}

function BuiltIn({ image, name, size }: Omit<Props, 'picture'>) {
  const hash = HEADS[image - 1];
  if (hash === undefined) return <>{[...name][0]}</>;
  return <Plate hash={hash} size={size} dial={false} />;
}
