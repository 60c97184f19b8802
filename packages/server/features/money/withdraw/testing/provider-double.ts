import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { invariant } from '@fairlot/rules/core/invariant';
import { transaction } from '#platform/db';
import type { Feature } from '#platform/feature';
import type { TestServer } from '#testing';
import { type ProviderState } from '../../provider/adapters/index.ts';
import { setProvider } from '../../provider/index.ts';
import { signatureOf } from '../../provider/adapters/sign.ts';

/** A payout as it arrives. */
type Sent = {
  readonly payoutNo: string;
  readonly currency: string;
  readonly memo: string | undefined;
  readonly units: { readonly units: bigint; readonly decimals: number } | undefined;
};

/** A provider of tests, on this machine: it pays a number once, and answers as the test wants. */
export type ProviderDouble = {
  /** Starts it and makes it a provider of the site. */
  readonly feature: Feature;
  /** All that was ever sent, in order; the same number may be here more than once. */
  readonly sent: Sent[];
  /** What becomes of payouts from now on; `lost`: it pays and its answer never arrives. */
  next: ProviderState | 'lost';
  /** Its answers when it is asked after a number; without one, what it knows. */
  readonly told: Map<string, ProviderState>;
  /** It says so if it never heard of a number. */
  isForgetful: boolean;
};

type Answer = {
  readonly State: ProviderState;
  readonly Ref?: string;
  readonly IsMissing?: boolean;
};
type Fields = {
  readonly PayoutNo: string;
  readonly Currency: string;
  readonly Memo?: string;
  readonly Units?: string;
  readonly Decimals?: number;
};

const SECRET = 'secret-of-a-test-double';

export function createProviderDouble(id = 'double'): ProviderDouble {
  const known = new Map<string, Answer>();
  const double: ProviderDouble = {
    sent: [],
    told: new Map(),
    next: 'PAID',
    isForgetful: false,
    feature: {
      name: `provider-${id}`,
      start: async ({ db, settings: { dataFolder } }) => {
        const apiAt = await listen(serve);
        const fault = await transaction(db, (tx) =>
          setProvider(tx, dataFolder, { id, adapter: 'sandbox', apiAt, secret: SECRET }),
        );
        invariant(fault === undefined, `the double is a provider: ${fault}`);
      },
    },
  };
  const pay = ({ PayoutNo: payoutNo, Currency: currency, Memo: memo, Units, Decimals }: Fields) => {
    const units =
      Units === undefined ? undefined : { units: BigInt(Units), decimals: Decimals ?? 0 };
    double.sent.push({ payoutNo, currency, memo, units });
    const before = known.get(payoutNo);
    if (before) return before;
    const { next } = double;
    if (next === 'UNKNOWN') return { State: next };
    const answer = { State: next === 'lost' ? 'PAID' : next, Ref: `T-${payoutNo}` } as const;
    known.set(payoutNo, answer);
    return next === 'lost' ? undefined : answer;
  };
  const query = ({ PayoutNo: no }: Fields): Answer => {
    const State = double.told.get(no);
    if (State) return { State, Ref: `T-${no}` };
    return known.get(no) ?? { State: 'UNKNOWN', IsMissing: double.isForgetful };
  };
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const fields = JSON.parse(await text(request)) as Fields;
    const answer = request.url === '/v1/payout' ? pay(fields) : query(fields);
    if (!answer) return void response.destroy();
    const body = JSON.stringify(answer);
    const { headers } = request;
    const [timeMs, nonce] = [Number(headers['x-sign-time']), String(headers['x-sign-nonce'])];
    const signature = signatureOf(SECRET, { what: '200', timeMs, nonce, body });
    response.writeHead(200, { 'x-signature': signature }).end(body);
  };
  return double;
}

/** Ends with the process of its test file. */
const listen = (serve: (request: IncomingMessage, response: ServerResponse) => Promise<void>) =>
  new Promise<string>((resolve) => {
    const server = createServer((request, response) => void serve(request, response));
    server.unref().listen(0, '127.0.0.1', () => {
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    });
  });

/** It is given nothing from now on, and asked after what it was given. */
export const switchOff = ({ owner }: TestServer, id = 'double') =>
  sql`UPDATE provider SET is_on = false WHERE id = ${id}`.execute(owner);
