import { registerServiceWorker, whenIdle } from '@fairlot/shell';

const MANIFEST = '/fairlot.webmanifest';

/**
 * Makes the client one that can be installed: names the manifest, and registers the worker. Neither is
 * part of a first view, and a page goes on as well without them.
 */
export async function installLater(): Promise<void> {
  if (import.meta.env.DEV || document.querySelector('link[rel="manifest"]')) return;
  await whenIdle();
  const link = Object.assign(document.createElement('link'), { rel: 'manifest', href: MANIFEST });
  document.head.append(link);
  const touch = { rel: 'apple-touch-icon', href: '/icon-180.png' };
  document.head.append(Object.assign(document.createElement('link'), touch));
  if (!('serviceWorker' in navigator)) return;
  // A browser may refuse, as private windows do; nothing is lost but the page for being offline.
  await registerServiceWorker(navigator.serviceWorker).catch(() => {});
}
