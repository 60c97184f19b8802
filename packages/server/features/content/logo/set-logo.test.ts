import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { logoConsole, logoHttp } from '@fairlot/wire/content/logo';
import { withTestServer } from '#testing';
import { PASSWORD_ONLY } from '#testing/stand-ins';
import { media } from '../../site/media/index.ts';
import { base64, makePicture } from '../../site/media/testing/pictures.ts';
import { operator } from '../../staff/operator/index.ts';
import { signInOperator } from '../../staff/operator/testing/sign-in.ts';
import { credentials } from '../../auth/credentials/index.ts';
import { login } from '../../auth/login/index.ts';
import { settings } from '../../site/settings/index.ts';
import { logo } from './index.ts';

const server = withTestServer({
  features: [settings, media, credentials, login, operator, logo, ...PASSWORD_ONLY],
  games: [],
});
let support = '';
let auditor = '';
beforeAll(async () => {
  support = (await signInOperator(server(), 'support', ['support'])).token;
  auditor = (await signInOperator(server(), 'auditor', ['auditor'])).token;
});

const Reason = 'the new mark of the house';
const set = (Slot: string, bytes: Buffer | string, token = support) =>
  server().callConsole(logoConsole.setLogo, { Slot, Picture: base64(bytes), Reason }, { token });
const drop = (Slot: string) =>
  server().callConsole(logoConsole.dropLogo, { Slot, Reason }, { token: support });
const all = async () => (await server().call(logoHttp.getAllLogo, null)).value;
const NONE = { PCLogo: { FilePath: '' }, MobileLogo: { FilePath: '' } };
const sizeOf = async (url: string) => {
  const { format, width, height } = await sharp(
    Buffer.from(await (await fetch(url)).arrayBuffer()),
  ).metadata();
  return { format, width, height };
};

test('where nothing was set the built-in marks are shown', async () => {
  expect(await all()).toEqual({ Logo: NONE, Favicon: NONE });
  expect((await drop('PCLogo')).code).toBe('NO_LOGO');
});

test('each mark is put in its box, told to everybody within seconds, and goes again', async () => {
  const wide = await makePicture('png', { width: 1400, height: 160 });
  const square = await makePicture('webp', { width: 300, height: 200 });
  const pc = (await set('PCLogo', wide)).value.FilePath;
  const icon = (await set('Favicon', square)).value.FilePath;
  expect(await sizeOf(pc)).toEqual({ format: 'webp', width: 560, height: 64 });
  expect(await sizeOf(icon)).toEqual({ format: 'png', width: 64, height: 64 });
  // Without one of its own a phone shows that of the PC.
  await expect.poll(all).toEqual({
    Logo: { PCLogo: { FilePath: pc }, MobileLogo: { FilePath: pc } },
    Favicon: { PCLogo: { FilePath: icon }, MobileLogo: { FilePath: icon } },
  });
  const phone = (await set('MobileLogo', square)).value.FilePath;
  await expect.poll(async () => (await all()).Logo.MobileLogo.FilePath).toBe(phone);
  const { value } = await server().callConsole(logoConsole.getLogos, null, { token: auditor });
  expect(value.Rows.map(({ Slot }) => Slot)).toEqual(['PCLogo', 'MobileLogo', 'Favicon']);
  for (const slot of ['PCLogo', 'MobileLogo', 'Favicon'])
    expect((await drop(slot)).code).toBe('OK');
  await expect.poll(all).toEqual({ Logo: NONE, Favicon: NONE });
  const { rows } = await sql<{ target: string; reason: string }>`
    SELECT target, reason FROM operator_audit WHERE permission = 'media.logos.change' ORDER BY n`.execute(
    server().owner,
  );
  expect(rows).toHaveLength(6);
  expect(rows[0]).toEqual({ target: 'logo PCLogo', reason: Reason });
});

test('an SVG is none, and who may not, does not', async () => {
  expect((await set('PCLogo', '<svg xmlns="http://www.w3.org/2000/svg"/>')).code).toBe(
    'PICTURE_KIND',
  );
  expect((await set('PCLogo', await makePicture('png'), auditor)).status).toBe(403);
  expect((await set('Footer', await makePicture('png'))).status).toBe(400);
});
