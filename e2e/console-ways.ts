import type { Page } from 'playwright-core';

/** Goes to a page of the console by its way: beside the page, or where the window is narrow behind a button. */
export async function toPage(page: Page, path: string): Promise<void> {
  const button = page.locator('[data-pages]');
  const ways = page.locator('nav:has([data-find-page])');
  await button.or(ways).first().waitFor();
  if (!(await ways.isVisible())) await button.click();
  await ways.locator(`a[href="${path}"], a[href^="${path}?"]`).click();
}
