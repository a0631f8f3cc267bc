import { formatMoment } from '#contract/base/time.ts';
import type { SearchHit } from '#contract/search/search.api.ts';
import type { Words } from '../words/index.ts';

type SearchWords = Words<'search'>;

/** '자막 04:12 외 3곳', or the place's name with it where it is another than this one. */
export function hitWords(hit: SearchHit, isHere: boolean, t: SearchWords): string {
  if (hit.kind === 'canvas' || hit.kind === 'project') return t(hit.kind);
  const spots = spotsOf(hit, t);
  return isHere ? (spots ?? '') : [hit.where, spots].filter(Boolean).join(' · ');
}

function spotsOf({ spots }: SearchHit, t: SearchWords): string | null {
  if (!spots) return null;
  const { count, startSec, page } = spots;
  if (startSec === null && page === null) return t('spotText', { count });
  const spot = startSec === null ? t('spotPage', { page: page ?? 1 }) : t('spotTime', { at: formatMoment(startSec) });
  return count > 1 ? t('spotMore', { spot, count: count - 1 }) : spot;
}
