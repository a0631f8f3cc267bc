import { X } from 'lucide-react';
import { toNodeKind } from '#contract/board/kinds/index.ts';
import type { Mention } from '#contract/chat/chat.schema.ts';
import { classes } from '../ui/classes.ts';
import { kindColours, KindGlyph } from '../ui/KindIcon.tsx';
import { useWords } from '../words/index.ts';

interface MentionChipsProps {
  mentions: readonly Mention[];
  /** Takes a source out; absent where the question is asked already. */
  onRemove?: (nodeId: string) => void;
  className?: string;
}

/** The sources that a question is restricted to. */
export function MentionChips({ mentions, onRemove, className }: MentionChipsProps) {
  const t = useWords('conversations');
  if (mentions.length === 0) return null;
  return (
    <ul aria-label={t('mentioned')} className={classes('flex min-w-0 flex-wrap gap-1', className)}>
      {mentions.map(({ nodeId, title, kind }) => (
        <li key={nodeId} className="chat-pill max-w-full min-w-0" style={kindColours(toNodeKind(kind))}>
          <span className="shrink-0 text-(--k)">
            <KindGlyph kind={toNodeKind(kind)} sizePx={14} />
          </span>
          <span className="truncate">{title}</span>
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
