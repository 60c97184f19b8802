/** An error whose text the client may read. Any other error is shown only as "unexpected". */
export class HubException extends Error {
  override readonly name = 'HubException';
}

/** The detail of an error as `Type: message`, without a stack, also for thrown non-errors. */
export function describe(error: unknown): string {
  if (error instanceof Error) return `${error.name}: ${error.message}`;
  return `Error: ${String(error)}`;
}

/** A fixed sentence, followed by the detail where it may be shown, as .NET words it. */
export function disclose(sentence: string, error: unknown, detailed: boolean): string {
  if (error instanceof HubException || detailed) return `${sentence} ${describe(error)}`;
  return sentence;
}
