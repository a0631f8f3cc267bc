import { BrandMark } from '../ui/BrandMark.tsx';
import { Waiting } from '../ui/Skeleton.tsx';
import { useWords } from '../words/index.ts';

/** While a screen or the session is on its way: the mark in the middle, after 300 ms. */
export function Opening() {
  const t = useWords('shell');
  return (
    <Waiting label={t('opening')} className="flex min-h-[70dvh] items-center justify-center text-ink-3">
      <BrandMark sizePx={36} className="animate-pulse" />
    </Waiting>
  );
}
