/** The host of an address as people say it: without www. Empty for what is no address. */
export const readPublicName = (url: string): string =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '';
