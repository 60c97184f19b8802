import { openMailbox } from '../mailbox.ts';

/** A mailbox of a test: what came in, the words of each mail in plain. */
export type CollectedMail = {
  readonly url: string;
  readonly mails: string[];
  stop(): Promise<void>;
};

export async function collectMail(): Promise<CollectedMail> {
  const mails: string[] = [];
  const box = await openMailbox((mail) => {
    mails.push(mail);
    return Promise.resolve();
  });
  return { url: box.url, mails, stop: box.stop };
}

/** The code in the newest mail or text message. */
export function newestCode(mails: readonly string[]): string {
  const mail = mails.at(-1) ?? '';
  return /\b(\d{6})\b/.exec(mail.slice(mail.indexOf('\n\n')))?.[1] ?? '';
}
