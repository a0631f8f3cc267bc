import { Search } from 'lucide-react';
import { libraryKinds, type LibraryKind } from '#contract/library/library.api.ts';
import { KindIcon } from '../ui/KindIcon.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/index.ts';

interface LibraryFilterProps {
  typed: string;
  onType: (typed: string) => void;
  kind: LibraryKind | null;
  onKind: (kind: LibraryKind | null) => void;
}

/** What is looked for, and of which kind. */
export function LibraryFilter({ typed, onType, kind, onKind }: LibraryFilterProps) {
  const t = useWords('library');
  return (
    <div className="mt-4 flex flex-col gap-2.5">
      <label className="relative block">
        <span className="sr-only">{t('search')}</span>
        <Search
          size={16}
          strokeWidth={2}
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-3"
        />
        <input
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          placeholder={t('search')}
          value={typed}
          onChange={(event) => onType(event.target.value)}
          className="h-11 w-full rounded-control bg-surface pr-3 pl-9 text-read text-ink shadow-[inset_0_0_0_1px_var(--line-2)] focus:field-focus sm:h-9 sm:text-base"
        />
      </label>
      <div role="group" aria-label={t('kinds')} className="flex flex-wrap gap-1.5">
        <Button
          size="sm"
          className="max-sm:h-11"
          variant={kind === null ? 'soft' : 'ghost'}
          aria-pressed={kind === null}
          onClick={() => onKind(null)}
        >
          {t('kind.all')}
        </Button>
        {libraryKinds.map((one) => (
          <Button
            key={one}
            size="sm"
            className="max-sm:h-11"
            variant={kind === one ? 'soft' : 'ghost'}
            aria-pressed={kind === one}
            icon={<KindIcon kind={one} size="sm" />}
            onClick={() => onKind(kind === one ? null : one)}
          >
            {t(`kind.${one}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}
