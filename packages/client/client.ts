import { createCall, type Call, type Handlers } from './call.ts';

/**
 * How to speak to a server: where it is, as whom, and what to do about what concerns every call.
 */
export type ClientOptions = Partial<Handlers> & {
  readonly baseUrl: string;
  readonly token?: () => string | undefined;
  readonly mobile?: () => boolean;
  /** Headers of an app build. */
  readonly app?: Readonly<Record<string, string>> | undefined;
};

export type Client = { readonly call: Call };

const nothing = (): void => undefined;

/** A client of the contract. Tests and benches need only an address. */
export function createClient(options: ClientOptions): Client {
  const { baseUrl, token = () => undefined, mobile = () => false, app } = options;
  const { onDenied = nothing, onOffline = nothing, onBroken = nothing } = options;
  return {
    call: createCall({ baseUrl, token, isMobile: mobile, app }, { onDenied, onOffline, onBroken }),
  };
}
