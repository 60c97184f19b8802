/** The first that is found: a browser built on another names that one too. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger\//, 'WeChat'],
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/HeadlessChrome\/|\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bHarmonyOS\b|\bOpenHarmony\b/, 'HarmonyOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const find = (list: typeof BROWSERS, text: string): string | undefined =>
  list.find(([pattern]) => pattern.test(text))?.[1];

/**
 * What a browser calls itself, in words that a player knows: `Chrome · Windows`. Whoever signs in may write
 * anything there, so nothing of the text itself is passed on.
 */
export function nameDevice(userAgent: string): string {
  const parts = [find(BROWSERS, userAgent), find(SYSTEMS, userAgent)];
  return parts.filter((part) => part !== undefined).join(' · ');
}
