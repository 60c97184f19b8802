import { useMemo } from 'react';
import type { InstantBundle } from '@fairlot/draw/instant';
import { PROGRAMS } from '@fairlot/draw/programs';
import { categoryOf } from '@fairlot/rules/lottery/categories';
import { commitChainOf } from '@fairlot/rules/lottery/source';
import { instantHttp } from '@fairlot/wire/play/instant';
import { Empty, Failed, useSay, useWords } from '@fairlot/ui';
import { refetch, send, useCall } from '@fairlot/shell';
import type { Game } from '../../../lottery/games/index.ts';
import type { OpenedFile } from '../file/opened-file.ts';
import { FileButton } from '../file/FileButton.tsx';
import { INSTANT_PROOF } from './instant-text.ts';
import { InstantPanel } from './InstantPanel.tsx';
import { notedSeed } from './noted-seeds.ts';
import { VERIFY } from '../display/text.ts';
import { Working } from '../display/Working.tsx';

type Props = {
  readonly game: Game;
  readonly serial: number;
  readonly onFile: (file: OpenedFile) => void;
};

/** The proof of a round of an instant game: read from the server, computed here. */
export function InstantProof({ game, serial, onFile }: Props) {
  const words = useWords(INSTANT_PROOF);
  const verify = useWords(VERIFY);
  const say = useSay();
  const rounds = useCall(instantHttp.getRounds, { Before: serial + 1, Count: 1 });
  const read = rounds.data?.ok ? rounds.data.value.Rows[0] : undefined;
  const round = read?.SerialNumber === serial ? read : undefined;
  const query = { SeedId: round?.SeedId ?? 1 };
  const seeds = useCall(instantHttp.getSeed, query, { enabled: round !== undefined });
  const seed = seeds.data?.ok ? seeds.data.value : undefined;
  const bundle = useMemo((): InstantBundle | undefined => {
    const category = categoryOf(game.CategoryId);
    if (!round || !seed?.ClientSeed || !category) return undefined;
    const program = PROGRAMS[commitChainOf(category).program as keyof typeof PROGRAMS];
    const noted = notedSeed(seed.SeedId, seed.ClientSeed);
    return {
      kind: 'instant',
      g: game.Code,
      mapping: program,
      hash: seed.Hash,
      clientSeed: seed.ClientSeed,
      nonce: round.Nonce,
      winning: round.WinningNumber.split(',').map(Number),
      serverSeed: seed.ServerSeed,
      ...(noted && { noted }),
    };
  }, [round, seed, game]);
  if (rounds.isError || seeds.isError) {
    const again = () => void Promise.all([rounds.refetch(), seeds.refetch()]);
    return <Failed title={verify.failed} detail={verify.failedHow} retry={again} />;
  }
  if (rounds.data && !round) {
    return <Empty title={words.noRound} action={<FileButton onFile={onFile} />} />;
  }
  if (!bundle || !seed) return <Working what="reading" />;
  const reveal = async (): Promise<void> => {
    await send(instantHttp.rotate, { SeedId: seed.SeedId }).catch(() => undefined);
    await refetch(instantHttp.getSeed);
  };
  return (
    <InstantPanel
      bundle={bundle}
      title={`${say(game.Name)} ${words.round(serial)}`}
      seedId={seed.SeedId}
      onReveal={() => void reveal()}
      onFile={onFile}
    />
  );
}
