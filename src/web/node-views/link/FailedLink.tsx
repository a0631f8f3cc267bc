import { Suspense, useRef } from 'react';
import type { BoardNode } from '#contract/board/board.schema.ts';
import type { SourceId } from '#contract/sources/index.ts';
import { classes } from '../../ui/classes.ts';
import { KindIcon } from '../../ui/KindIcon.tsx';
import { useWords } from '../../words/index.ts';
import { fileFact, linkFact, textFact } from '../../editor/facts.ts';
import { Problem, RetryReading, useProblemSentence } from '../shared/Problem.tsx';
import { Scrolled } from '../shared/Scrolled.tsx';
import { BringWords } from './bring-words.ts';

/** A link that could not be read: the reason, the ways out, and what is kept: the link, and what is known of it. */
export function FailedLink({ node, source }: { node: BoardNode; source: SourceId }) {
  const t = useWords('nodeViews');
  const card = useRef<HTMLDivElement>(null);
  const reason = useProblemSentence(node);
  const thumbnail = fileFact(node, 'thumbnail');
  const isPost = textFact(node, 'level') !== null;
  // Of a page, somebody else can have what was kept from us, or was out of our reach; one that is not there has no words.
  const hasWords = source !== 'website' || isPost || node.metadata['processingProblem'] !== 'not-found';
  const href = linkFact(node);
  const shown = (href ?? textFact(node, 'url') ?? '').replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
  return (
    <div ref={card} className="flex h-full flex-col overflow-hidden">
      <header
        className={classes(
          'flex shrink-0 items-center gap-2 pr-2 pl-2.5 text-base leading-5 font-[650]',
          isPost ? 'h-9' : 'h-10',
        )}
      >
        <KindIcon kind={source} />
        <span className="truncate">{t('failed')}</span>
      </header>
      <Scrolled className="grow px-3">
        {/* A post has three ways out, which a telephone sets wider apart. */}
        <Problem headline={t(`failedHeadline.${source}`)} reason={reason} isTight={isPost}>
          {node.metadata['isRetryable'] !== false && <RetryReading nodeId={node.id} />}
          {hasWords && (
            <Suspense>
              <BringWords node={node} isPage={source === 'website' && !isPost} zone={card} />
            </Suspense>
          )}
        </Problem>
        {!isPost && <Known node={node} />}
      </Scrolled>
      <p className="flex shrink-0 items-center gap-1.5 px-3 pt-1 pb-2 text-xs text-ink-3">
        {isPost && thumbnail && (
          <img src={thumbnail} alt="" draggable={false} className="size-[18px] shrink-0 rounded-[4px] object-cover" />
        )}
        {textFact(node, 'level') === 'link-only' && (
          <>
            <span className="shrink-0">{t('level.link-only')}</span>
            <span aria-hidden="true">·</span>
          </>
        )}
        {href ? (
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            title={t('openLink')}
            className="nodrag truncate hover:text-ink hover:underline"
          >
            {shown}
          </a>
        ) : (
          <span className="truncate">{shown}</span>
        )}
      </p>
    </div>
  );
}

/** Picture and title, where the source gave these and only its text is missing. */
function Known({ node }: { node: BoardNode }) {
  const thumbnail = fileFact(node, 'thumbnail');
  if (!thumbnail) return null;
  return (
    <p className="mt-[7px] flex items-center gap-2 text-xs text-ink-2">
      <img src={thumbnail} alt="" draggable={false} className="h-9 w-16 shrink-0 rounded-[4px] object-cover" />
      <span className="line-clamp-2">{node.title}</span>
    </p>
  );
}
