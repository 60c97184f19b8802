import type { Page } from 'playwright-core';

/**
 * Runs a navigation and waits until the new document has received a frame of the hub. A socket that
 * the old document still opens does not count, and no frame is missed while the page loads.
 */
export async function connectAfter(page: Page, navigate: () => Promise<unknown>): Promise<void> {
  let isNewDocument = false;
  page.once('framenavigated', () => {
    isNewDocument = true;
  });
  const connected = page.waitForEvent('websocket', {
    predicate: async (socket) => {
      if (!isNewDocument) return false;
      await socket.waitForEvent('framereceived');
      return true;
    },
  });
  await Promise.all([connected, navigate()]);
}
