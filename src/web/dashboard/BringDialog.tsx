import { Pencil, Plus } from 'lucide-react';
import { useEffect, useRef, useState, type ClipboardEvent } from 'react';
import type { CanvasListing } from '#contract/canvases/canvas.schema.ts';
import { NOTE_LETTERS } from '#contract/limits.ts';
import { readLinks, type FoundLink } from '../editor/commands/add-link.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Textarea } from '../ui/Field.tsx';
import { KindIcon } from '../ui/KindIcon.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { useWords } from '../words/index.ts';
import type { Asked } from './BringButton.tsx';
import { BoardMiniature } from './BoardMiniature.tsx';
import type { Bringing } from './use-bring.ts';

const RECENT = 8;

interface BringDialogProps {
  asked: Asked;
  bring: Bringing;
  canvases: readonly CanvasListing[];
  onClose: () => void;
}

/** Which links, and to which board: a press on one opens it with the links on it. */
export function BringDialog({ asked, bring, canvases, onClose }: BringDialogProps) {
  const t = useWords('dashboard');
  const common = useWords('common');
  const brought = useLinks(asked);
  const { links } = brought;
  const [showsAll, setShowsAll] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const [note, setNote] = useState('');
  const put = (go: (found: FoundLink[]) => void) => {
    if (links) return go(links.map((link) => ({ ...link, ...(note.trim() && { note: note.trim() }) })));
    brought.refuse();
    field.current?.focus();
  };
  const shown = showsAll ? canvases : canvases.slice(0, RECENT);
  return (
    <Dialog isOpen onClose={onClose} title={t('bringTitle')} widthPx={560} initialFocus={links ? first : field}>
      {links && !brought.isOpen ? (
        <Found links={links} onClear={() => brought.type('')} />
      ) : (
        <div className="mt-4">
          <Textarea
            ref={field}
            label={t('links')}
            rows={3}
            value={brought.text}
            placeholder="https://"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            problem={brought.isRefused ? t('notLinks') : null}
            hint={brought.isBlocked ? t('clipboardBlocked') : t('linksHint')}
            onChange={(event) => brought.type(event.target.value)}
            onPaste={brought.paste}
          />
        </div>
      )}
      <div className="mt-4">
        <Textarea
          label={t('bringNote')}
          note={common('optional')}
          rows={1}
          value={note}
          placeholder={t('bringNoteExample')}
          maxLength={NOTE_LETTERS}
          className="field-sizing-content max-h-24"
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
      <div className="mt-5 mb-2.5 flex min-h-7 items-center justify-between gap-3">
        <h3 id="bring-where" className="text-base font-[650]">
          {t('bringWhere')}
        </h3>
        {!showsAll && canvases.length > RECENT && (
          <Button size="sm" variant="ghost" className="pointer-coarse:h-11" onClick={() => setShowsAll(true)}>
            {t('bringAll')}
          </Button>
        )}
      </div>
      <ul aria-labelledby="bring-where" className="grid grid-cols-3 gap-x-3 gap-y-3.5 sm:grid-cols-4">
        <li>
          <button
            ref={first}
            type="button"
            disabled={bring.isPending}
            aria-busy={bring.isPending || undefined}
            className={TILE}
            onClick={() => put((found) => void bring.toNew({ what: 'links', links: found }))}
          >
            <span
              className={`${PICTURE} flex items-center justify-center border-accent bg-accent-soft text-accent-ink`}
            >
              {bring.isPending ? <Spinner /> : <Plus size={22} strokeWidth={1.9} aria-hidden="true" />}
            </span>
            <span className="mt-1.5 block text-sm font-[650]">{t('bringNew')}</span>
          </button>
        </li>
        {shown.map((canvas) => (
          <li key={canvas.id} className="min-w-0">
            <button
              type="button"
              disabled={bring.isPending}
              className={TILE}
              onClick={() => put((found) => bring.to(canvas.id, { what: 'links', links: found }))}
            >
              <span aria-hidden="true" className={`${PICTURE} block border-line`}>
                <BoardMiniature nodes={canvas.miniature} nodeCount={canvas.nodeCount} />
              </span>
              <span className="mt-1.5 block truncate text-sm font-medium">{canvas.title}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const TILE = 'group block w-full rounded-control text-center outline-offset-2 disabled:opacity-60';
const PICTURE =
  'h-[74px] overflow-hidden rounded-[10px] border-[1.5px] transition-[border-color] duration-(--dur-fast) group-hover:border-line-3';

/** What is about to be put there, each with its kind. */
function Found({ links, onClear }: { links: readonly FoundLink[]; onClear: () => void }) {
  const t = useWords('dashboard');
  return (
    <div className="relative mt-4 rounded-card bg-surface-2 py-2 pr-12 pl-3.5 dark:bg-surface-3">
      <ul aria-label={t('links')} className="max-h-[132px] overflow-y-auto">
        {links.map(({ source, link }, at) => (
          <li key={at} className="flex items-center gap-2.5 py-1.5 text-sm">
            <KindIcon kind={source} />
            <span className="min-w-0 truncate font-medium">{shortOf(link.url)}</span>
          </li>
        ))}
      </ul>
      <button
        type="button"
        aria-label={t('linksAgain')}
        onClick={onClear}
        className="absolute top-1 right-1 inline-flex size-9 items-center justify-center rounded-control text-ink-3 hover:text-ink pointer-coarse:size-11"
      >
        <Pencil size={16} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </div>
  );
}

const shortOf = (url: string): string => url.replace(/^https?:\/\/(www\.|m\.)?/, '').replace(/\/$/, '');

/** The links that were typed or lie in the clipboard. What is being typed stays a field. */
function useLinks({ text: typed, clipboard }: Asked) {
  const [text, setText] = useState(typed);
  const [isOpen, setOpen] = useState(typed === '');
  const [isRefused, setRefused] = useState(false);
  const [isBlocked, setBlocked] = useState(clipboard === null && typed === '');
  useEffect(() => {
    let isHere = true;
    const look = async () => {
      const found = await clipboard;
      if (!isHere || found === null || readLinks(found) === null) return;
      setText((now) => (now === '' ? found : now));
      setOpen(false);
    };
    look().catch(() => isHere && setBlocked(true));
    return () => void (isHere = false);
  }, [clipboard]);
  return {
    text,
    links: readLinks(text),
    isOpen,
    isRefused,
    isBlocked,
    refuse: () => setRefused(true),
    type(next: string) {
      setText(next);
      setOpen(true);
      setRefused(false);
    },
    paste(event: ClipboardEvent) {
      const pasted = event.clipboardData.getData('text/plain');
      if (text.trim() !== '' || readLinks(pasted) === null) return;
      event.preventDefault();
      setText(pasted);
      setOpen(false);
      setRefused(false);
    },
  };
}
