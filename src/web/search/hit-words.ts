import { formatMoment } from '#contract/base/time.ts';
import type { SearchHit } from '#contract/search/search.api.ts';
import type { Words } from '../words/index.ts';

type SearchWords = Words<'search'>;

/** '자막 04:12 외 3곳', or the words around the match, or the place's name. */
export function hitWords(hit: SearchHit, isHere: boolean, t: SearchWords): string {
  if (hit.kind === 'canvas' || hit.kind === 'project') return hit.excerpt ?? t(hit.kind);
  const found = spotsOf(hit, t) ?? hit.excerpt;
  return isHere ? (found ?? '') : [hit.where, found].filter(Boolean).join(' · ');
}

function spotsOf({ spots }: SearchHit, t: SearchWords): string | null {
  if (!spots) return null;
  const { count, startSec, page } = spots;
  if (startSec === null && page === null) return t('spotText', { count });
  const spot = startSec === null ? t('spotPage', { page: page ?? 1 }) : t('spotTime', { at: formatMoment(startSec) });
  return count > 1 ? t('spotMore', { spot, count: count - 1 }) : spot;
}
