import type { DrawBundle } from '../bundle.ts';
import { hexBytes } from '../bytes.ts';
import type { Block, Manifest, ResultManifest } from '../manifest.ts';
import { drawNumbers, mappingHash, readHash } from '../mapping.ts';
import type { Drawn, MappingProgram } from '../mapping.ts';
import { GAME, publish, sampleBundle, sampleDay } from './sample-draw.ts';

/** The day of the tests as games of other sources would have published it. */
type Rewrite = (body: Manifest) => object;

function rewritten(mapping: MappingProgram, rewrite: Rewrite, mode: 0 | 1 = 0): DrawBundle {
  const writers = sampleDay(mode).map((write) => (prev: string): Manifest => {
    const body = write(prev);
    const fixed = body.kind === 'day' ? { mappingHash: mappingHash(mapping) } : {};
    return { ...body, ...fixed, ...rewrite(body) } as Manifest;
  });
  return { serial: sampleBundle(0).serial, manifests: publish(writers), mapping };
}

const resultOf = ({ original, winning, words }: Drawn) => ({ original, winning, words });
const drawOf = ({ Z }: ResultManifest, mapping: MappingProgram) =>
  resultOf(drawNumbers(hexBytes(Z), mapping));

/** Drawn from the chain by another program. */
export const programBundle = (mapping: MappingProgram): DrawBundle =>
  rewritten(mapping, (body) => (body.kind === 'result' ? drawOf(body, mapping) : {}));

/** Read off the draws of the game of the tests, with what that one published. */
export function childBundle(mapping: MappingProgram, mode: 0 | 1 = 0): DrawBundle {
  const bundle = rewritten(
    mapping,
    (body) => ({
      g: 'CHILD',
      ...(body.kind === 'day' && { parent: GAME }),
      ...(body.kind === 'result' && drawOf(body, mapping)),
    }),
    mode,
  );
  return { ...bundle, parent: sampleBundle(mode).manifests };
}

/** Drawn from a block of a public chain. */
export function blockBundle(mapping: MappingProgram, block: Omit<Block, 'at'>): DrawBundle {
  let from = 0;
  return rewritten(mapping, (body) => {
    if (body.kind === 'issue') {
      from = body.closeAt + 10_000;
      return { mode: 2, block: { chain: 'tron', from } };
    }
    if (body.kind !== 'result') return {};
    const read = readHash(hexBytes(block.hash), mapping);
    return { block: { ...block, at: from + 1_000 }, Z: block.hash, ...(read && resultOf(read)) };
  });
}
