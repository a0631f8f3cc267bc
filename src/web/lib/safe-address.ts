const SCHEMES = new Set(['http:', 'https:', 'mailto:']);

/**
 * The address if a link may lead there: http, https or mailto, spelled out in full; an empty text otherwise. A name before
 * the host ('https://bank.example@evil.example') is there to be taken for it.
 */
export function safeAddress(address: string): string {
  if (!URL.canParse(address)) return '';
  const url = new URL(address);
  return SCHEMES.has(url.protocol) && url.username === '' && url.password === '' ? url.href : '';
}
