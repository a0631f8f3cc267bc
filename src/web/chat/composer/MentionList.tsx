import { toNodeKind } from '#contract/board/kinds/index.ts';
import { classes } from '../../ui/classes.ts';
import { KindIcon } from '../../ui/KindIcon.tsx';
import { useWords } from '../../words/index.ts';
import type { Mentions } from './use-mentions.ts';

const optionId = (listId: string, at: number): string => `${listId}-${at}`;

/** What a field tells of the list that is open over it; null where none is. */
export const namingProps = (listId: string, open: Pick<Mentions, 'listed' | 'at'> | null) => ({
  'aria-autocomplete': 'list' as const,
  ...(open?.listed && { 'aria-controls': listId }),
  ...(open?.listed?.length && { 'aria-activedescendant': optionId(listId, open.at) }),
});

interface MentionListProps {
  id: string;
  mentions: Pick<Mentions, 'listed' | 'at' | 'choose'>;
  /** Whether there is anything at all that could be named. */
  hasSources: boolean;
}

/** The connected sources that fit what is typed after the @, above the field. The focus stays in the field. */
export function MentionList({ id, mentions: { listed, at, choose }, hasSources }: MentionListProps) {
  const t = useWords('conversations');
  return (
    <div className="nowheel absolute inset-x-0 bottom-full z-10 mb-1.5 max-h-56 overflow-y-auto overscroll-contain rounded-card bg-raised p-1.5 shadow-pop appear-menu">
      {listed?.length === 0 && (
        <p role="status" className="px-2 py-1.5 text-sm text-ink-3">
          {t(hasSources ? 'mentionNone' : 'mentionNothing')}
        </p>
      )}
      <div id={id} role="listbox" aria-label={t('mentionList')}>
        {listed?.map((mention, i) => (
          <button
            type="button"
            tabIndex={-1}
            key={mention.nodeId}
            id={optionId(id, i)}
            role="option"
            aria-selected={i === at}
            ref={(row) => {
              if (i === at) row?.scrollIntoView({ block: 'nearest' });
            }}
            className={classes(
              'flex h-9 w-full cursor-pointer items-center text-left gap-2.5 rounded-[7px] px-2 text-sm select-none max-md:h-11',
              i === at ? 'bg-surface-3' : 'hover:bg-surface-2',
            )}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(mention)}
          >
            <KindIcon kind={toNodeKind(mention.kind)} size="sm" />
            <span className="min-w-0 truncate">{mention.title}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
