import { readKinds, type ReadKind } from '#contract/sources/index.ts';
import { KindIcon } from '../ui/KindIcon.tsx';
import { Button } from '../ui/Button.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { useWords } from '../words/index.ts';

interface LibraryFilterProps {
  typed: string;
  onType: (typed: string) => void;
  kind: ReadKind | null;
  onKind: (kind: ReadKind | null) => void;
}

/** What is looked for, and of which kind. */
export function LibraryFilter({ typed, onType, kind, onKind }: LibraryFilterProps) {
  const t = useWords('library');
  return (
    <div className="mt-4 flex flex-col gap-2.5">
      <SearchField label={t('search')} value={typed} maxLength={200} onType={onType} />
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
        {readKinds.map((one) => (
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
