import type { ContextShare } from '#contract/chat/chat.schema.ts';
import { useWords } from '../../words/index.ts';

/** So many sources are named; the record of the answer has all of them. */
const NAMED = 4;

const isWholeOf = ({ depth = 'full', share }: ContextShare): boolean =>
  depth === 'full' && (share === 'whole' || share === 'condensed');

/** Which sources an answer did not read in full, by wish or because they did not fit, and how much of them it read. */
export function ReadInPart({ context }: { context: readonly ContextShare[] }) {
  const t = useWords('chat');
  const wordsOf = ({ title, share, passages, ofPassages, summaryBy }: ContextShare): string => {
    if (summaryBy !== undefined) return `${title} (${t('summaryBy', { name: summaryBy })})`;
    if (share === 'title-only') return `${title} (${t(ofPassages === undefined ? 'titleUnread' : 'titleNoRoom')})`;
    if (share === 'part' && ofPassages !== undefined)
      return `${title} (${t('readPassages', { passages, of: ofPassages })})`;
    return `${title} (${t(`share.${share}`)})`;
  };
  const sources = context.filter(({ kind }) => kind !== 'knowledge');
  const lesser = sources.filter((share) => !isWholeOf(share));
  if (lesser.length === 0) return null;
  const more = lesser.length - NAMED;
  const named = [...lesser.slice(0, NAMED).map(wordsOf), ...(more > 0 ? [t('readMore', { count: more })] : [])];
  return (
    <p className="text-xs text-ink-3">
      {sources.length === 1
        ? t('readOneInPart', { sources: named.join(', ') })
        : t('readInPart', { count: lesser.length, of: sources.length, sources: named.join(', ') })}
    </p>
  );
}
