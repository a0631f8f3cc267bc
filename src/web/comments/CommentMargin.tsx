import { useLayoutEffect, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import type { Anchor, Thread } from '#contract/comments/comments.schema.ts';
import { usePanels, useShownPanels } from '../board-context/panels.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { BESIDE_SHEET } from '../ui/beside-sheet.ts';
import { classes } from '../ui/classes.ts';
import { useLatest } from '../lib/use-latest.ts';
import { useWords } from '../words/index.ts';
import { useRelativeTime } from '../words/use-relative-time.ts';
import { typedOf } from './body-text.tsx';
import { CommentThread } from './CommentThread.tsx';
import { packMargin } from './pack-margin.ts';
import { fullView, scrollAreaOf } from './shown-places.ts';
import { isUnread, liveComments, type Comments } from './use-comments.ts';
import type { Marks } from './use-marks.ts';

const GAP_PX = 12;
/** What stands above the first line of a full view. */
const HEAD_PX = 66;

type Given = Omit<ComponentProps<typeof CommentThread>, 'thread' | 'anchor' | 'isWhole'>;

interface CommentMarginProps extends Given {
  threads: readonly Thread[];
  marks: Marks;
  /** The thread that is open, or is being begun. */
  open: { id: string; begins: Anchor | null } | null;
  onOpen: (thread: Thread) => void;
}

interface Row {
  id: string;
  thread: Thread | null;
  anchor: Anchor;
}

/** The threads of what is shown in full, each at the height of its line. */
export function CommentMargin({ threads, marks, open, onOpen, ...given }: CommentMarginProps) {
  const t = useWords('comments');
  const column = useRef<HTMLElement>(null);
  const [selectedTop] = useState(() => new Map<string, number>());
  const rows: Row[] = threads.map((thread) => ({ id: thread.id, thread, anchor: thread.anchor }));
  if (open?.begins && !threads.some(({ id }) => id === open.id)) {
    if (!selectedTop.has(open.id)) selectedTop.set(open.id, topOfSelection());
    rows.push({ id: open.id, thread: null, anchor: open.begins });
  }
  const place = useLatest(() => layOut(column.current, rows, { marks, openId: open?.id ?? null, selectedTop }));
  const { panel } = useShownPanels();
  const panels = usePanels();
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    if (open) given.onClose();
    else if (panel) panels.close(panel);
  };
  useLayoutEffect(() => {
    place.current();
    const again = () => place.current();
    const sizes = new ResizeObserver(again);
    for (const element of column.current?.children ?? []) sizes.observe(element);
    const full = fullView();
    full?.addEventListener('scroll', again, { capture: true, passive: true });
    window.addEventListener('resize', again);
    return () => {
      sizes.disconnect();
      full?.removeEventListener('scroll', again, { capture: true });
      window.removeEventListener('resize', again);
    };
  });
  return (
    // Esc closes what is open in it, for whoever is among its controls.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside
      ref={column}
      data-comments
      {...{ [BESIDE_SHEET]: '' }}
      aria-label={t('comments')}
      onKeyDown={leave}
      className="absolute inset-y-0 right-0 z-[calc(var(--z-panel)+1)] w-[364px] overflow-hidden border-l border-line bg-surface-2"
    >
      {rows.map(({ id, thread, anchor }) => {
        const isOpen = id === open?.id;
        return (
          <div
            key={id}
            data-thread={id}
            className={classes(
              'absolute top-0 right-3 left-3 flex flex-col rounded-card bg-raised',
              isOpen
                ? 'z-1 max-h-[min(520px,calc(100%-24px))] shadow-pop ring-2 ring-accent'
                : 'shadow-card ring-1 ring-line',
            )}
          >
            {isOpen ? (
              <CommentThread {...given} thread={thread} anchor={anchor} isWhole={false} />
            ) : (
              thread && <Folded comments={given.comments} thread={thread} onOpen={() => onOpen(thread)} />
            )}
            <span
              aria-hidden="true"
              data-hairline
              className={classes('absolute -left-3 w-3 border-t', isOpen ? 'border-accent' : 'border-line-2')}
            />
          </div>
        );
      })}
    </aside>
  );
}

function Folded({ comments, thread, onOpen }: { comments: Comments; thread: Thread; onOpen: () => void }) {
  const t = useWords('comments');
  const ago = useRelativeTime();
  const { nameBy, people, me } = comments;
  const [first, ...others] = liveComments(thread);
  if (!first) return null;
  return (
    <button type="button" onClick={onOpen} className="rounded-card px-3.5 py-3 text-left hover:bg-surface-2">
      <span className="flex items-center gap-2">
        <Avatar
          size="sm"
          name={nameBy(first.authorId)}
          colourKey={first.authorId ?? thread.id}
          src={first.authorId === null ? null : (people.get(first.authorId)?.profileImageUrl ?? null)}
        />
        <span className="truncate text-base font-semibold">{nameBy(first.authorId)}</span>
        {isUnread(thread, me) && <span className="size-2 shrink-0 rounded-full bg-note-dot" />}
        <span className="ml-auto shrink-0 text-sm text-ink-3">{ago(thread.lastAt)}</span>
      </span>
      <span className="mt-1.5 line-clamp-3 text-base break-words">{typedOf(first.body, nameBy)}</span>
      {others.length > 0 && (
        <span className="mt-1.5 block text-sm text-ink-2">{t('replies', { count: others.length })}</span>
      )}
    </button>
  );
}

interface LaidOut {
  marks: Marks;
  openId: string | null;
  selectedTop: ReadonlyMap<string, number>;
}

/** Puts each row at its line; those without one stand above, and those that are scrolled away are not shown. */
function layOut(column: HTMLElement | null, rows: readonly Row[], { marks, openId, selectedTop }: LaidOut): void {
  const full = fullView();
  if (!column || !full) return;
  const frame = column.getBoundingClientRect();
  const placed = rows
    .map(({ id }) => {
      const range = marks.get(id)?.ranges.find(({ startContainer }) => full.contains(startContainer));
      const place = range?.getBoundingClientRect();
      const lineTop = place && place.height > 0 ? place.top - frame.top : selectedTop.get(id);
      const area = range && scrollAreaOf(range)?.getBoundingClientRect();
      const isAway = Boolean(area && place && (place.bottom < area.top || place.top > area.bottom));
      return { id, lineTop: lineTop ?? null, lineHeight: place?.height ?? 20, isAway: isAway && id !== openId };
    })
    .toSorted((a, b) => (a.lineTop ?? 0) - (b.lineTop ?? 0));
  const shown = placed.filter(({ isAway }) => !isAway);
  const boxOf = (id: string) => column.querySelector<HTMLElement>(`[data-thread="${CSS.escape(id)}"]`);
  const items = shown.map(({ id, lineTop }) => {
    const heightPx = boxOf(id)?.offsetHeight ?? 0;
    const most = Math.max(12, frame.height - heightPx - 12);
    return { heightPx, wantedPx: Math.min(most, Math.max(12, (lineTop ?? HEAD_PX + 14) - 14)) };
  });
  const tops = packMargin(
    items,
    shown.findIndex(({ id }) => id === openId),
    GAP_PX,
  );
  for (const { id, isAway } of placed) {
    const box = boxOf(id);
    if (box) box.style.visibility = isAway ? 'hidden' : '';
  }
  shown.forEach(({ id, lineTop, lineHeight }, i) => {
    const box = boxOf(id);
    if (!box) return;
    const top = tops[i] ?? 0;
    box.style.transform = `translateY(${Math.round(top)}px)`;
    const hairline = box.querySelector<HTMLElement>('[data-hairline]');
    if (!hairline) return;
    hairline.style.display = lineTop === null ? 'none' : '';
    hairline.style.top = `${Math.min(Math.max(14, (lineTop ?? 0) + lineHeight / 2 - top), box.offsetHeight - 14)}px`;
  });
}

/** Where the words stand that are selected in the full view, from the top of the board. */
function topOfSelection(): number {
  const board = document.querySelector('.board')?.getBoundingClientRect();
  const selection = document.getSelection();
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0).getBoundingClientRect() : null;
  return range && range.height > 0 && board ? range.top - board.top : HEAD_PX;
}
