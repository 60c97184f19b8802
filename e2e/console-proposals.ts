// Proposals that are told in words: terms, and an announcement that players read already.
import type { Page } from 'playwright-core';
import { announcementConsole } from '@fairlot/wire/content/announcement';
import { operatorHttp } from '@fairlot/wire/staff/operator';
import { termsConsole } from '@fairlot/wire/account/terms';
import { callEndpoint } from '@fairlot/server/testing/call';
import { expectWhole } from './console-looks.ts';
import type { Console } from './console-world.ts';
import { toPage } from './console-navigation.ts';

const Reason = '给玩家看的文字';
const NOTICE = {
  Type: 'system' as const,
  Title: { zh: '充值说明', en: 'About deposits' },
  Body: { zh: '# 时间\n\n一般 **五分钟** 到账', en: '# When\n\nUsually within **five minutes**' },
  IsPinned: false,
  IsMustRead: false,
  Audience: { Kind: 'all' as const },
  From: null,
  Until: null,
};
const CHANGED = {
  ...NOTICE,
  Body: { zh: '# 时间\n\n一般 **十分钟** 到账', en: NOTICE.Body.en },
  IsPinned: true,
};

/**
 * Two operators publish an announcement, and one proposes another form of it and another version of the terms; the
 * way to take both proposals back.
 */
export async function proposeWords(desk: Console): Promise<() => Promise<void>> {
  const { consoleUrl } = desk.world;
  const [maker, checker] = [desk.operator(0), desk.operator(1)];
  const token = await desk.enter(maker);
  const saved = await callEndpoint(
    consoleUrl,
    announcementConsole.saveDraft,
    { ...NOTICE, Reason },
    { token },
  );
  const put = { Id: saved.value.Id, IsNew: false, Reason };
  const first = await callEndpoint(
    consoleUrl,
    announcementConsole.proposePublication,
    { ...put, Version: saved.value.Version },
    { token },
  );
  await callEndpoint(
    consoleUrl,
    operatorHttp.confirm,
    { Id: first.value.Id, Hash: first.value.Hash, Code: await desk.nextCode(checker) },
    { token: await desk.enter(checker) },
  );
  const edited = await callEndpoint(
    consoleUrl,
    announcementConsole.saveDraft,
    { ...CHANGED, Seen: { Id: saved.value.Id, Version: saved.value.Version }, Reason },
    { token },
  );
  const notice = await callEndpoint(
    consoleUrl,
    announcementConsole.proposePublication,
    { ...put, Version: edited.value.Version },
    { token },
  );
  const { value } = await callEndpoint(consoleUrl, termsConsole.getTermsVersions, null, { token });
  const seen = value.Text;
  const Text = { zh: `${seen.zh}\n# 新的一条\n请记得休息`, en: `${seen.en}\n# One more\nRest` };
  const terms = await callEndpoint(
    consoleUrl,
    termsConsole.proposeTerms,
    { Text, Seen: value.Rows[0]!.Version, Reason },
    { token },
  );
  return async () => {
    for (const { value } of [notice, terms]) {
      const taken = { Id: value.Id, Reason };
      // A login of its own: the clock has gone on.
      const again = { token: await desk.enter(maker) };
      await callEndpoint(consoleUrl, operatorHttp.withdraw, taken, again);
    }
  };
}

const open = async (page: Page, act: RegExp): Promise<void> => {
  await page.keyboard.press('Escape');
  await page
    .locator('tr, li')
    .filter({ hasText: act })
    .getByRole('button', { name: /^(查看申请|Open proposal)/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
};

/** What a second operator reads before he confirms: words, what is new in them and what goes; nothing as it is kept. */
export async function lookAtProposals(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Escape');
  await toPage(page, '/Proposals');
  const dialog = page.getByRole('dialog');
  await open(page, /发布公告|Publish an announcement/);
  await dialog.locator('del').filter({ hasText: '五分钟' }).waitFor();
  await dialog.locator('ins').filter({ hasText: '十分钟' }).waitFor();
  await dialog
    .locator('[data-changed]')
    .filter({ hasText: /否 → 是|No → Yes/ })
    .waitFor();
  await expectWhole(page, `console-proposal-notice-${name}`);
  await open(page, /用户协议|Terms of use/);
  await dialog.locator('ins').filter({ hasText: '请记得休息' }).waitFor();
  await dialog.locator('ins').filter({ hasText: 'One more' }).waitFor();
  await expectWhole(page, `console-proposal-terms-${name}`);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}
