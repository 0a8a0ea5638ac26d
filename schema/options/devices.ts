/** Checked in this order, because browsers also name those they are related to. */
const BROWSERS = [
  ['edge', /\bEdg(?:e|A|iOS)?\//],
  ['opera', /\bOPR\/|\bOpera\b/],
  ['samsung', /\bSamsungBrowser\//],
  ['ucBrowser', /\bUCBrowser\//],
  ['firefox', /\b(?:Firefox|FxiOS)\//],
  ['chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['safari', /\bSafari\//],
] as const;

const SYSTEMS = [
  ['android', /\bAndroid\b/],
  ['iphone', /\biPhone\b/],
  ['ipad', /\biPad\b/],
  ['windows', /\bWindows\b/],
  ['mac', /\bMac OS X\b|\bMacintosh\b/],
  ['chromeOs', /\bCrOS\b/],
  ['linux', /\bLinux\b/],
] as const;

export type BrowserKey = (typeof BROWSERS)[number][0];
export type SystemKey = (typeof SYSTEMS)[number][0];

/** Describes a browser, from its user agent, in a few words that people recognize. */
export function browserAndSystemOf(userAgent: string | null) {
  const find = <Key extends string>(list: readonly (readonly [Key, RegExp])[]) =>
    list.find(([, pattern]) => pattern.test(userAgent ?? ''))?.[0];
  return { browser: find<BrowserKey>(BROWSERS), system: find<SystemKey>(SYSTEMS) };
}
