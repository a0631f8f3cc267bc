import { X } from 'lucide-react';
import { toNodeKind } from '#contract/board/kinds/index.ts';
import type { Mention } from '#contract/chat/chat.schema.ts';
import { classes } from '../../ui/classes.ts';
import { kindColours, KindGlyph } from '../../ui/KindIcon.tsx';
import { useWords } from '../../words/index.ts';

interface MentionChipsProps {
  mentions: readonly Mention[];
  /** Those among them that are not connected any more. */
  gone?: readonly Mention[];
  /** Takes a source out; absent where the question is asked already. */
  onRemove?: (nodeId: string) => void;
  className?: string;
}

/** The sources that a question is restricted to. */
export function MentionChips({ mentions, gone = [], onRemove, className }: MentionChipsProps) {
  const t = useWords('conversations');
  if (mentions.length === 0) return null;
  return (
    <ul aria-label={t('mentioned')} className={classes('flex min-w-0 flex-wrap gap-1', className)}>
      {mentions.map(({ nodeId, title, kind }) => (
        <li
          key={nodeId}
          data-gone={isIn(gone, nodeId) || undefined}
          className={classes('chat-pill max-w-full min-w-0', isIn(gone, nodeId) && 'opacity-60')}
          style={kindColours(toNodeKind(kind))}
        >
          <span className="shrink-0 text-(--k)">
            <KindGlyph kind={toNodeKind(kind)} sizePx={14} />
          </span>
          <span className={classes('truncate', isIn(gone, nodeId) && 'line-through')}>{title}</span>
          {isIn(gone, nodeId) && <span className="shrink-0 text-xs">{t('mentionGone')}</span>}
          {onRemove && (
            <button
              type="button"
              aria-label={t('mentionRemove', { title })}
              onClick={() => onRemove(nodeId)}
              className="relative -mr-1 inline-flex size-5 pointer-coarse:after:absolute pointer-coarse:after:-inset-3 pointer-coarse:after:content-[''] shrink-0 items-center justify-center rounded-[5px] text-ink-3 hover:bg-surface-3 hover:text-ink"
            >
              <X size={13} aria-hidden="true" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

const isIn = (mentions: readonly Mention[], nodeId: string): boolean => mentions.some((one) => one.nodeId === nodeId);

/** Says which sources a question is asked without because they are not connected any more, and what it reads then. */
export function GoneNote({ mentions, gone }: { mentions: readonly Mention[]; gone: readonly Mention[] }) {
  const t = useWords('conversations');
  if (gone.length === 0) return null;
  const sources = gone.map(({ title }) => title).join(', ');
  return (
    <div role="status" className="mb-1.5 text-xs break-words text-warn">
      <p>{t('mentionsLeftOut', { sources })}</p>
      {gone.length === mentions.length && <p>{t('mentionsAllGone')}</p>}
    </div>
  );
}
