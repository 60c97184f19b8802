const WHENCE = /（([\da-fA-F.:]{2,45})(?: ([A-Z][A-Z0-9]))?）$/;

/** Where somebody is kept out: his address, and its region where a proxy told it. */
export type Whence = { readonly address: string; readonly region: string | undefined };

/** Where a 403 for it says that he comes from; undefined in any other answer. */
export function whenceIn(status: number, body: unknown): Whence | undefined {
  const { Code, Message } = { ...(body as { Code?: unknown; Message?: unknown }) };
  if (status !== 403 || Code !== 'IP_restricted' || typeof Message !== 'string') return undefined;
  const [, address, region] = WHENCE.exec(Message) ?? [];
  return address === undefined ? undefined : { address, region };
}
