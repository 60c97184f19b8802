import * as z from 'zod/mini';
import { money, version } from '@fairlot/wire/core';
import { CartRow } from '@fairlot/wire/play/bet';
import { HIGHEST_MULTIPLE, isStake, isUnitMode } from '@fairlot/rules/odds/index';
import { MOST_LINES } from './cart.ts';
import type { NewLine } from '../../board/picks/index.ts';

const { Play, Content, Notes } = CartRow.shape;

/** Ten-thousandths. */
const KeptOdds = z.codec(
  z.int(),
  z.custom<bigint>((odds) => typeof odds === 'bigint'),
  { decode: BigInt, encode: Number },
);

/** A line as it was priced. One whose amount is not what its notes cost is no line of ours. */
const KeptLine = z
  .object({
    id: z.int().check(z.minimum(1)),
    play: Play,
    content: Content,
    notes: Notes,
    mode: z.custom<NewLine['mode']>((mode) => typeof mode === 'number' && isUnitMode(mode)),
    multiple: z.int().check(z.minimum(1), z.maximum(HIGHEST_MULTIPLE)),
    amount: money,
    most: money,
    odds: z.exactOptional(KeptOdds),
    oddsVersion: z.exactOptional(version),
    listVersion: z.exactOptional(version),
    group: z.exactOptional(z.int()),
  })
  .check(
    z.refine(
      ({ notes, mode, multiple, amount, oddsVersion }) =>
        amount > 0n && (oddsVersion !== undefined || isStake(amount, notes, mode, multiple)),
    ),
  );

export const KeptLines = z.array(KeptLine).check(z.maxLength(MOST_LINES));
