/**
 * Where a link of an answer leads that is no cited address: as it is written where a cited source has its host, otherwise
 * without its query and what follows `#`, by which words could be carried away. `isCut`: something was left out.
 */
export function uncitedGoal(href: string, citedHosts: ReadonlySet<string>): { goal: string; isCut: boolean } {
  if (!URL.canParse(href)) return { goal: href, isCut: false };
  const address = new URL(href);
  if (citedHosts.has(address.host) || (address.search === '' && address.hash === ''))
    return { goal: href, isCut: false };
  address.search = '';
  address.hash = '';
  return { goal: address.href, isCut: true };
}
