const SCHEMES = new Set(['http:', 'https:', 'mailto:']);

/** The address if a link may lead there: http, https or mailto, spelled out in full; an empty text otherwise. */
export function safeAddress(address: string): string {
  if (!URL.canParse(address)) return '';
  const url = new URL(address);
  return SCHEMES.has(url.protocol) ? url.href : '';
}
