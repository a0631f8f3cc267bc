const HERE = 'https://maru.invalid';

/** Addresses that are calls or another program's pages; coming back to them would act or show raw data. */
const notPages = /^\/(api|idp|u)(\/|$)/i;

/**
 * Where a sign-in may lead back to: a path of this site with its query and fragment. Whatever a browser could read as
 * another host, a scheme or a header line becomes '/'.
 */
export function safeReturnTo(text: string | null | undefined): string {
  if (!text || text.length > 2_048 || !/^\/(?![/\\]|%2f|%5c)[\x21-\x5b\x5d-\x7e]*$/i.test(text)) return '/';
  if (!URL.canParse(text, HERE)) return '/';
  const url = new URL(text, HERE);
  const isHere = url.href.startsWith(`${HERE}/`) && !url.pathname.startsWith('//');
  return isHere && !notPages.test(url.pathname) ? text : '/';
}
