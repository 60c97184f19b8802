// What operators do by two and alone: publish, give, write, bar, close. `console.test.ts` has the rest of the console.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from './audit.ts';
import { adjustByTwo } from './console-adjust.ts';
import { publishByTwo, writeToOne } from './console-announcements.ts';
import { lookAtLobby, publishBanner } from './console-banners.ts';
import { publishArticle } from './console-help.ts';
import { keepLive, sayToAll } from './console-live.ts';
import { findNoPasskey, keepPasskey } from './console-passkeys.ts';
import { banOne, manageOne } from './console-players.ts';
import { closeSite } from './console-site.ts';
import { publishTemplate } from './console-templates.ts';
import { startConsole, type Console } from './console-world.ts';
import { besideLeaving, listenForErrors } from './visit.ts';
import type { World } from './world.ts';

let desk: Console;
let world: World;
beforeAll(async () => {
  desk = await startConsole();
  ({ world } = desk);
});
afterAll(() => desk?.stop());

test('an operator adds a passkey, comes in by it, acts by it, and takes it away', async () => {
  await keepPasskey(desk);
  await findNoPasskey(desk);
  expect(await audit(world)).toEqual([]);
});

test('two operators publish an announcement, and one writes to a player', async () => {
  const page = await desk.open();
  const errors = listenForErrors(page);
  await publishByTwo(desk, page);
  await writeToOne(desk, page);
  // What was being read when the first of them signed out.
  expect(errors.filter((line) => !line.includes('401'))).toEqual([]);
  expect(await audit(world)).toEqual([]);
  await page.context().close();
});

test('two operators publish an article of the help, and a player says that it was useful', async () => {
  const page = await desk.open();
  const errors = listenForErrors(page);
  await publishArticle(desk, page);
  // What was being read when the first of them signed out.
  expect(errors.filter((line) => !line.includes('401'))).toEqual([]);
  expect(await audit(world)).toEqual([]);
  await page.context().close();
});

test('two operators publish a banner, and a player sees it in the lobby and follows it', async () => {
  const page = await desk.open();
  const errors = listenForErrors(page);
  await publishBanner(desk, page);
  await lookAtLobby(desk);
  // What was being read when the first of them signed out.
  expect(errors.filter((line) => !line.includes('401'))).toEqual([]);
  expect(await audit(world)).toEqual([]);
  await page.context().close();
});

test('two operators publish what a letter says', async () => {
  const page = await desk.open();
  const errors = listenForErrors(page);
  await publishTemplate(desk, page);
  // What was being read when the first of them signed out.
  expect(errors.filter((line) => !line.includes('401'))).toEqual([]);
  expect(await audit(world)).toEqual([]);
  await page.context().close();
});

test('two operators give money by hand, out of a table', async () => {
  const page = await desk.open();
  const errors = listenForErrors(page);
  await adjustByTwo(desk, page);
  // What was being read when the first of them signed out.
  expect(besideLeaving(errors)).toEqual([]);
  expect(await audit(world)).toEqual([]);
  await page.context().close();
});

test('an operator makes a live notification, changes it, takes it away, and says a line to all', async () => {
  const page = await desk.open();
  const errors = listenForErrors(page);
  await page.goto('/SignIn');
  await desk.signIn(page, desk.operator(0));
  await page.locator('#games-title').waitFor();
  await keepLive(page);
  await sayToAll(desk, page);
  expect(errors).toEqual([]);
  await page.context().close();
});

test('an operator finds a player, bars his bets, notes why, signs him out and resets his password', async () => {
  const page = await desk.open();
  const errors = listenForErrors(page);
  await page.goto('/SignIn');
  await desk.signIn(page, desk.operator(0));
  await page.locator('#games-title').waitFor();
  await manageOne(desk, page);
  await banOne(desk, page);
  expect(errors).toEqual([]);
  expect(await audit(world)).toEqual([]);
  await page.context().close();
});

test('an operator changes a setting, closes the site and the console with it, and a command opens both', async () => {
  const page = await desk.open();
  const errors = listenForErrors(page);
  await page.goto('/SignIn');
  await desk.signIn(page, desk.operator(0));
  await page.locator('#games-title').waitFor();
  await closeSite(desk, page);
  expect(errors.filter((line) => !/401|503|WebSocket/.test(line))).toEqual([]);
  expect(await audit(world)).toEqual([]);
  await page.context().close();
});
