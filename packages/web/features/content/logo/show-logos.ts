import brand from '@fairlot/ui/brand.module.css';
import { PHONE } from '@fairlot/ui/phone';
import { TEN_MINUTES_MS, readLogos, type Logos } from './kept-logos.ts';

/** Rules of its own, in place of nothing: until one is there the mark that is built in is seen. */
const sheet = new CSSStyleSheet();

/** Whether a picture is there; one that is broken or away is as if none had been set. */
async function isThere(url: string): Promise<boolean> {
  if (url === '') return false;
  const picture = Object.assign(new Image(), { crossOrigin: 'anonymous', src: url });
  return picture.decode().then(
    () => true,
    () => false,
  );
}

/** In the box of the mark that is built in, so that nothing moves. */
const ruleOf = (url: string): string =>
  `.${brand['brand']}{background:url(${JSON.stringify(url)}) left center/contain no-repeat}` +
  `.${brand['brand']}>*{visibility:hidden}`;

async function showBrand({ Logo: { PCLogo, MobileLogo } }: Logos): Promise<void> {
  const [onPc, onPhone] = await Promise.all([
    isThere(PCLogo.FilePath),
    isThere(MobileLogo.FilePath),
  ]);
  const rules = [
    onPc ? ruleOf(PCLogo.FilePath) : '',
    onPhone ? `@media ${PHONE}{${ruleOf(MobileLogo.FilePath)}}` : '',
  ];
  sheet.replaceSync(rules.join(''));
}

let builtIn: { readonly href: string; readonly type: string } | undefined;

async function showIcon({
  Favicon: {
    PCLogo: { FilePath },
  },
}: Logos): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return;
  builtIn ??= { href: link.href, type: link.type };
  Object.assign(link, (await isThere(FilePath)) ? { href: FilePath, type: 'image/png' } : builtIn);
}

async function renew(): Promise<void> {
  const logos = await readLogos();
  if (logos) await Promise.all([showBrand(logos), showIcon(logos)]);
}

/** Puts the marks of the house in place of those that are built in, and looks again every ten minutes. */
export function showLogos(): void {
  document.adoptedStyleSheets.push(sheet);
  void renew();
  setInterval(() => void renew(), TEN_MINUTES_MS + 1_000);
}
