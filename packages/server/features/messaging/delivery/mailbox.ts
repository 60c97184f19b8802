import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';

/** A mailbox of this machine alone. */
export type Mailbox = {
  /** Where mail is handed in: `smtp://127.0.0.1:PORT`. */
  readonly url: string;
  stop(): Promise<void>;
};

const MOST_BYTES = 200_000;
const KEPT_CHARS = 400_000;

/** The plain part of a mail as it came: soft line ends joined, bytes decoded. */
function plainOf(raw: string): string {
  const head = /^(?:To|Subject): .*(?:\r?\n[ \t].*)*/gim;
  const heads = [...raw.matchAll(head)].map(([line]) => line.replaceAll(/\r?\n[ \t]/g, ''));
  const part =
    /Content-Type: text\/plain[^\n]*\r?\n(?:[\w-]+: [^\n]*\r?\n)*\r?\n([\s\S]*?)(?:\r?\n--|$)/.exec(
      raw,
    );
  const [, body = ''] = part ?? [];
  // Of its part, or of the whole mail where that has one part only.
  const before = raw.slice(0, (part?.index ?? 0) + (part?.[0].indexOf(body) ?? 0));
  const [, form = ''] = [...before.matchAll(/Transfer-Encoding: ([\w-]+)/gi)].at(-1) ?? [];
  const decoded = decodeBody(form.toLowerCase(), body);
  return `${heads.map(decodeHead).join('\n')}\n\n${decoded.trim()}\n`;
}

const unquoted = (body: string): string =>
  Buffer.from(
    body
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      ),
    'latin1',
  ).toString();

function decodeBody(form: string, body: string): string {
  if (form === 'base64') return Buffer.from(body, 'base64').toString();
  return form === 'quoted-printable' ? unquoted(body) : body;
}

const decodeHead = (line: string): string =>
  line
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, form: string, coded: string) =>
      form.toUpperCase() === 'B'
        ? Buffer.from(coded, 'base64').toString()
        : unquoted(coded.replaceAll('_', ' ')),
    );

/** Appends, and keeps the newest part of what is there. */
async function keep(file: string, mail: string): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => '');
  if (before.length > KEPT_CHARS) await writeFile(file, before.slice(-KEPT_CHARS / 2));
  await appendFile(file, `${'='.repeat(72)}\n${mail}\n`, { mode: 0o600 });
}

/**
 * Opens a mailbox on this machine: whatever is handed in goes to `take`, or to the end of a file that
 * whoever has the machine reads.
 */
export async function openMailbox(
  take: string | ((mail: string) => Promise<void>),
): Promise<Mailbox> {
  const { SMTPServer } = await import('smtp-server');
  const hand =
    typeof take === 'string'
      ? async (mail: string) => {
          await mkdir(dirname(take), { recursive: true });
          await keep(take, mail);
        }
      : take;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: MOST_BYTES,
    logger: false,
    onData: (stream, _, done) => {
      void text(stream)
        .then((raw) => hand(plainOf(raw)))
        .then(
          () => done(),
          (error: Error) => done(error),
        );
    },
  });
  // A connection that breaks is the matter of whoever sends: he tries again.
  server.on('error', () => {});
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise((stopped) => server.close(() => stopped())),
  };
}
