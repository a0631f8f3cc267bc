import { Plus, ScrollText, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { LibraryPlace, LibrarySource } from '#contract/library/library.api.ts';
import { isStoredFile } from '#contract/base/stored-file.ts';
import { relativeTime } from '../lib/dates.ts';
import { placePath } from '../shell/place-path.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { KindIcon } from '../ui/KindIcon.tsx';
import { useLanguage, useWords } from '../words/index.ts';

interface LibraryRowProps {
  source: LibrarySource;
  isPutting: boolean;
  putLabel: string;
  onRead: () => void;
  onPut: () => void;
  onRemove: () => void;
  /** A link to a place was followed. */
  onLeave: () => void;
}

/** As many places are named; the others are counted. */
const NAMED = 3;

/** One source: what it is, where it stands, when it was read, and what can be done with it. */
export function LibraryRow({ source, isPutting, putLabel, onRead, onPut, onRemove, onLeave }: LibraryRowProps) {
  const t = useWords('library');
  const common = useWords('common');
  const { language } = useLanguage();
  const [nowMs] = useState(() => Date.now());
  const { kind, title, from, status, fetchedAt, passageCount, places } = source;
  const isReadable = status === 'ready' || status === 'partial';
  const facts = [
    t(`kind.${kind}`),
    from,
    isReadable && fetchedAt && t('readAt', { date: relativeTime(fetchedAt, nowMs, language, common('justNow')) }),
    isReadable && passageCount !== null && t('passages', { count: passageCount }),
  ].filter(Boolean);
  const named = title || t('untitled');
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-b border-line py-2.5 last:border-b-0 sm:flex-nowrap">
      <Sign source={source} />
      <div className="min-w-0 grow basis-[60%]">
        <p className="flex items-center gap-1.5">
          <b className="min-w-0 truncate text-base font-[650]">{named}</b>
          {status !== 'ready' && <Badge tone={status === 'failed' ? 'bad' : 'note'}>{t(`status.${status}`)}</Badge>}
        </p>
        <p className="truncate text-xs text-ink-3">{facts.join(' · ')}</p>
        <Places places={places} onLeave={onLeave} />
      </div>
      <div className="flex shrink-0 items-center gap-1 max-sm:ml-auto">
        {isReadable && (
          <IconButton
            label={t('readOf', { title: named })}
            icon={<ScrollText size={17} strokeWidth={1.75} aria-hidden="true" />}
            onClick={onRead}
          />
        )}
        {isReadable && (
          <Button
            size="sm"
            className="max-sm:h-11"
            isBusy={isPutting}
            aria-label={`${putLabel}: ${named}`}
            icon={<Plus size={14} strokeWidth={2} aria-hidden="true" />}
            onClick={onPut}
          >
            {putLabel}
          </Button>
        )}
        {places.some((place) => place.mayEdit && place.nodeId !== null) && (
          <IconButton
            label={t('removeOf', { title: named })}
            icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />}
            onClick={onRemove}
          />
        )}
      </div>
    </li>
  );
}

function Sign({ source: { kind, thumbnail } }: { source: LibrarySource }) {
  const [isBroken, setBroken] = useState(false);
  if (!thumbnail || isBroken || !isStoredFile(thumbnail)) {
    return (
      <span className="inline-flex h-10 w-16 shrink-0 items-center justify-center rounded-[6px] bg-surface-2">
        <KindIcon kind={kind} />
      </span>
    );
  }
  return (
    <img
      src={thumbnail}
      alt=""
      loading="lazy"
      onError={() => setBroken(true)}
      className="h-10 w-16 shrink-0 rounded-[6px] object-cover"
    />
  );
}

/** The boards it stands on, each a way there. */
function Places({ places, onLeave }: { places: readonly LibraryPlace[]; onLeave: () => void }) {
  const t = useWords('library');
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? places : places.slice(0, NAMED);
  return (
    <ul aria-label={t('places')} className="mt-0.5 flex flex-wrap items-center gap-x-2.5 gap-y-0.5 text-xs">
      {shown.map((place) => (
        <li key={`${place.nodeId} ${place.fileId}`} className="max-w-full min-w-0">
          <Link
            to={placePath(place) ?? '/'}
            onClick={onLeave}
            className="block max-w-[240px] truncate font-semibold text-accent-ink hover:underline"
          >
            {place.where}
          </Link>
        </li>
      ))}
      {shown.length < places.length && (
        <li>
          <button type="button" className="rounded-chip text-ink-3 hover:text-ink" onClick={() => setOpen(true)}>
            {t('morePlaces', { count: places.length - shown.length })}
          </button>
        </li>
      )}
    </ul>
  );
}
