import { useRef } from 'react';
import type { BoardNode } from '#contract/board/board.schema.ts';
import type { SourceId } from '#contract/sources/index.ts';
import { useWords } from '../../../words/index.ts';
import { BringWords } from './BringWords.tsx';

/** Says of a post of which only the caption is known that this is so, with the way to bring what is said in it. */
export function PostLevel({ node, source }: { node: BoardNode; source: SourceId }) {
  const t = useWords('faces');
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} className="nodrag mt-1.5 flex flex-wrap items-center justify-between gap-1.5">
      <span className="text-xs text-ink-3">{t('level.caption')}</span>
      <BringWords node={node} source={source} zone={place} />
    </div>
  );
}
