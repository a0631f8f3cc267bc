import { Button } from '../../../ui/Button.tsx';
import { useWords } from '../../../words/index.ts';
import type { Editing } from '../use-editing.ts';

/** Offers back what was typed here and never saved. */
export function FoundDraft({ editing }: { editing: Editing }) {
  const t = useWords('notes');
  const { found } = editing;
  if (!found) return null;
  return (
    <div
      role="group"
      aria-label={t('draft')}
      className="nodrag nopan shrink-0 border-t border-line bg-warn-soft px-3 py-2"
    >
      <p className="text-xs text-warn">{t(found.isOutdated ? 'draftOutdated' : 'draft')}</p>
      <p className="mt-0.5 truncate text-xs text-ink-2">{found.text.trim().slice(0, 120)}</p>
      <div className="mt-1.5 flex gap-1.5">
        <Button size="sm" onClick={editing.begin}>
          {t('resume')}
        </Button>
        <Button size="sm" variant="ghost" onClick={editing.discard}>
          {t('discard')}
        </Button>
      </div>
    </div>
  );
}
