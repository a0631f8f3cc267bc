import { Library } from 'lucide-react';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { lazyComponent } from '../lib/lazy-component.ts';
import { Button } from '../ui/Button.tsx';
import { useWords, withWords } from '../words/index.ts';

const LibraryDialog = lazyComponent(() => withWords(['talk'], import('../library/LibraryDialog.tsx')), 'LibraryDialog');

/** The way to everything that was read for this person's boards; also by the address '/?library'. */
export function LibraryCard() {
  const t = useWords('dashboard');
  const [search, setSearch] = useSearchParams();
  return (
    <section
      aria-labelledby="library"
      className="rounded-card border border-line bg-surface px-[18px] py-4 shadow-card"
    >
      <h2 id="library" className="text-sm font-[650]">
        {t('library')}
      </h2>
      <p className="mt-1 text-sm text-ink-2">{t('libraryText')}</p>
      <Button
        size="sm"
        className="mt-3 max-sm:h-11"
        aria-haspopup="dialog"
        icon={<Library size={15} strokeWidth={2} aria-hidden="true" />}
        onClick={() => setSearch({ library: '' })}
      >
        {t('libraryOpen')}
      </Button>
      {search.has('library') && (
        <Suspense>
          <LibraryDialog onPut={null} onClose={() => setSearch({}, { replace: true })} />
        </Suspense>
      )}
    </section>
  );
}
