import type { Page } from 'playwright-core';

/** Waits until the page is shown: the one before it stays until the code of this one has loaded. */
export const pageShown = (page: Page, path: string): Promise<void> =>
  page.locator(`main[data-page="${path}"]`).waitFor();

/** Goes to a page of the console by its navigation item; on a narrow window that is behind a button. */
export async function toPage(page: Page, path: string): Promise<void> {
  const button = page.locator('[data-pages]');
  const navigation = page.locator('nav:has([data-find-page])');
  await button.or(navigation).first().waitFor();
  if (!(await navigation.isVisible())) await button.click();
  await navigation.locator(`a[href="${path}"], a[href^="${path}?"]`).click();
  await pageShown(page, path);
}
