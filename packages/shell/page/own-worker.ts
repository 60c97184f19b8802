/** What a browser with Trusted Types has of a policy (W3C Trusted Types, section 2.3). */
type Policy = { readonly createScriptURL: (address: string) => string };
type Factory = {
  readonly createPolicy: (name: string, rules: Policy) => Policy;
};

/** The one name that the content security policy allows to code of ours. */
const NAME = 'fairlot';

/** Of the whole site, so it lies above all code. */
const SERVICE_WORKER = '/sw.js';

const isCode = (path: string): boolean => path.startsWith('/assets/') || path === SERVICE_WORKER;

/** Where the build puts all code; a page of the development server has it elsewhere. */
const isOurs = ({ origin, pathname }: URL): boolean =>
  origin === location.origin && (isCode(pathname) || import.meta.env.DEV);

/** The address as it came; throws a `TypeError` at one that is no code of this site. */
export function ownScript(address: string): string {
  if (!isOurs(new URL(address, location.href))) throw new TypeError('not a script of this site');
  return address;
}

let policy: Policy | undefined;

/** Made once a page: the browser refuses a second policy of the same name. */
const policyOf = ({ trustedTypes }: { trustedTypes?: Factory }): Policy =>
  (policy ??=
    trustedTypes?.createPolicy(NAME, { createScriptURL: ownScript }) ??
    ({ createScriptURL: ownScript } satisfies Policy));

const trusted = (address: string): string =>
  policyOf(globalThis as { trustedTypes?: Factory }).createScriptURL(address);

/**
 * A worker of this site, from its `?worker&url` address. Throws where the browser has no workers and
 * at an address that is not ours: whoever asks does the work on the page then.
 */
export const ownWorker = (address: string): Worker =>
  new Worker(trusted(address), { type: 'module' });

/** The worker that keeps the page which says that there is no network. */
export const registerServiceWorker = (workers: ServiceWorkerContainer): Promise<unknown> =>
  workers.register(trusted(SERVICE_WORKER), { updateViaCache: 'none' });
