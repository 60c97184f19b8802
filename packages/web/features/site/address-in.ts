const ADDRESS = /（([\da-f.:]{2,45})）$/i;

/** The address that a 403 for it ends with; undefined in any other answer. */
export function addressIn(status: number, body: unknown): string | undefined {
  const { Code, Message } = { ...(body as { Code?: unknown; Message?: unknown }) };
  if (status !== 403 || Code !== 'IP_restricted' || typeof Message !== 'string') return undefined;
  return ADDRESS.exec(Message)?.[1];
}
