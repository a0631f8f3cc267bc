import { Suspense, useRef } from 'react';
import type { BoardNode } from '#contract/board/board.schema.ts';
import type { SourceId } from '#contract/sources/index.ts';
import { KindIcon } from '../../../ui/KindIcon.tsx';
import { useWords } from '../../../words/index.ts';
import { fileFact, linkFact, textFact } from '../facts.ts';
import { BringWords } from './bring-words.ts';
import { Problem, RetryReading, useProblemSentence } from '../Problem.tsx';

/** A link that could not be read: the reason, the ways out, and what is kept: the link, and what is known of it. */
export function FailedLink({ node, source }: { node: BoardNode; source: SourceId }) {
  const t = useWords('faces');
  const card = useRef<HTMLDivElement>(null);
  const reason = useProblemSentence(node);
  const isPost = textFact(node, 'level') !== null;
  // Of a page, somebody else can have what was kept from us, or was out of our reach; one that is not there has no words.
  const hasWords = source !== 'website' || isPost || node.metadata['processingProblem'] !== 'not-found';
  const href = linkFact(node);
  const shown = (href ?? textFact(node, 'url') ?? '').replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');
  return (
    <div ref={card} className="flex h-full flex-col overflow-hidden">
      <header className="flex h-10 shrink-0 items-center gap-2 pr-2 pl-2.5 text-base leading-5 font-[650]">
        <KindIcon kind={source} />
        <span className="truncate">{t('failed')}</span>
      </header>
      <div className="nowheel scroll-fade min-h-0 grow overflow-y-auto px-3">
        <Problem headline={t(`failedHeadline.${source}`)} reason={reason}>
          {node.metadata['isRetryable'] !== false && <RetryReading nodeId={node.id} />}
          {hasWords && (
            <Suspense>
              <BringWords node={node} isPage={source === 'website' && !isPost} zone={card} />
            </Suspense>
          )}
        </Problem>
        {textFact(node, 'level') === 'link-only' && (
          <p className="mt-[7px] text-xs text-ink-3">{t('level.link-only')}</p>
        )}
        <Known node={node} />
        {href ? (
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            title={t('openLink')}
            className="nodrag mt-[7px] block truncate text-xs text-ink-3 hover:text-ink hover:underline"
          >
            {shown}
          </a>
        ) : (
          <p className="mt-[7px] truncate text-xs text-ink-3">{shown}</p>
        )}
      </div>
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
