const browsers: readonly (readonly [RegExp, string])[] = [
  [/Whale\//, 'Whale'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/KAKAOTALK/i, 'KakaoTalk'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const find = (rows: readonly (readonly [RegExp, string])[], text: string): string | null =>
  rows.find(([sign]) => sign.test(text))?.[1] ?? null;

/** What a browser says of itself, in two words; null for what is not known. Only what it says: it may say anything. */
export function deviceOf(userAgent: string | null): { browser: string; system: string } | null {
  const browser = find(browsers, userAgent ?? '');
  const system = find(systems, userAgent ?? '');
  return browser && system ? { browser, system } : null;
}
