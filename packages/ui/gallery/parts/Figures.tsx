import { mills } from '@fairlot/rules/core/money';
import {
  Ball,
  Balls,
  Countdown,
  Hash,
  HexDigits,
  Money,
  Plate,
  useWords,
  type BallLook,
} from '../../index.ts';
import { QrCode } from '../../qr/index.ts';
import { GALLERY } from '../text.ts';
import { Line, Stack } from './Line.tsx';

const LOOKS: readonly BallLook[] = ['plain', 'drawn', 'on', 'wait', 'off'];
const TWENTY = '01,07,09,12,18,23,24,31,33,40,41,42,50,55,61,64,66,72,77,80';
const HASH = '2406a68b6cae75f7fd4b0ae15296776d3e9b230462ede9009fd7db2ed2ca1c41';

export function Figures() {
  const words = useWords(GALLERY);
  return (
    <Stack>
      <Line>
        {LOOKS.map((look) => (
          <Ball key={look} look={look}>
            7
          </Ball>
        ))}
        <Ball look="on" hit>
          7
        </Ball>
      </Line>
      <Line>
        <Balls number="3,4,6,8,2" />
        <Balls number="03,07,11" size="sm" />
        <Balls number={null} size="xs" waitLabel={words.waiting} />
        <Balls number={TWENTY} size="sm" />
      </Line>
      <Line>
        <Countdown leftMs={157_000} totalMs={300_000} size="md" />
        <Countdown leftMs={26_000} totalMs={300_000} size="md" />
        <Countdown leftMs={8000} totalMs={300_000} size="md" />
        <Countdown leftMs={0} totalMs={300_000} size="md" />
      </Line>
      <Line>
        <Money amount={mills(326_400)} sign />
        <Money amount={mills(-86_000)} sign />
        <Money amount={mills(12_846_500)} currency small />
      </Line>
      <Hash hex={HASH} />
      <HexDigits digits={HASH} look={{ decisive: [59, 60, 62, 63] }} count={64} size="md" />
      <HexDigits digits={null} look={{ decisive: [] }} count={64} size="xs" narrow />
      <Plate hash={HASH} size={120} title={words.verify} />
      <Line>
        <div style={{ width: 120 }}>
          <QrCode text="https://fairlot.example/Register/2345678923" label={words.code} />
        </div>
      </Line>
    </Stack>
  );
}
