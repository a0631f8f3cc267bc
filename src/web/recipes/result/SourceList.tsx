import type { NodeLook } from '#contract/board/kinds/index.ts';
import { classes } from '../../ui/classes.ts';
import { kindColours, KindGlyph } from '../../ui/KindIcon.tsx';
import { useWords } from '../../words/index.ts';

/** A source that a result is made from. `cited` is null while it may still be cited. */
export interface MadeSource {
  id: string;
  title: string;
  kind: NodeLook;
  /** Its number in the conversation; null before it is cited. */
  number: number | null;
  cited: number | null;
  places: readonly string[];
  /** The address of its picture, where it has one. */
  picture: string | null;
  onOpen: (() => void) | null;
}

interface SourceListProps {
  sources: readonly MadeSource[];
  /** How many citations are there whose source is not known yet; null once all is written. */
  coming: number | null;
}

/** What a result is made from, with how often each is cited. */
export function SourceList({ sources, coming }: SourceListProps) {
  const t = useWords('making');
  return (
    <section aria-label={t('cited')} className="min-h-0 grow overflow-y-auto overscroll-contain pb-4">
      <header className="flex items-center justify-between px-4 pt-3.5 pb-2">
        <h3 className="text-sm font-[650]">
          {t(coming === null ? 'sourcesDone' : 'sources', { count: sources.length })}
        </h3>
        <span className="text-xs text-ink-3">{t('cited')}</span>
      </header>
      <ul>
        {sources.map((source) => (
          <SourceRow key={source.id} source={source} />
        ))}
      </ul>
      {sources.length === 0 && <p className="px-4 text-xs text-ink-3">{t('noSources')}</p>}
      {coming !== null && coming > 0 && sources.length > 0 && (
        <p className="mx-3.5 mt-3 rounded-[10px] bg-surface px-3 py-2.5 text-xs text-ink-3 shadow-[inset_0_0_0_1px_var(--line)] tnum">
          {t('sourcesSoFar', { count: coming })}
        </p>
      )}
    </section>
  );
}

function SourceRow({ source }: { source: MadeSource }) {
  const t = useWords('making');
  const { title, kind, number, cited, places, picture, onOpen } = source;
  const inner = (
    <>
      {number !== null && (
        <span className="min-w-5 shrink-0 rounded-[6px] bg-(--ki) px-[5px] text-center text-micro leading-5 font-bold text-surface tnum dark:bg-(--k) dark:text-on-primary">
          {number}
        </span>
      )}
      <span className="inline-flex h-9 w-9 shrink-0 items-center justify-center overflow-hidden rounded-[6px] bg-(--ks) text-(--ki) has-[img]:w-16">
        {picture === null ? (
          <KindGlyph kind={kind} sizePx={16} />
        ) : (
          <img src={picture} alt="" className="size-full object-cover" />
        )}
      </span>
      <span className="min-w-0 grow">
        <span className="block truncate text-xs font-semibold text-ink">{title}</span>
        <span className="block truncate text-micro text-ink-3 tnum">
          {places.length > 0 ? places.join(' · ') : cited === 0 ? t('uncited') : ''}
        </span>
      </span>
      {cited !== null && (
        <span className="shrink-0 text-xs text-ink-3 tnum">
          <span aria-hidden="true">{cited}</span>
          <span className="sr-only">{t('citedTimes', { count: cited })}</span>
        </span>
      )}
    </>
  );
  const look = 'flex w-full items-center gap-2.5 px-4 py-2 text-left';
  return (
    <li style={kindColours(kind)}>
      {onOpen ? (
        <button type="button" className={classes(look, 'hover:bg-surface-3')} onClick={onOpen}>
          {inner}
        </button>
      ) : (
        <span className={look}>{inner}</span>
      )}
    </li>
  );
}
