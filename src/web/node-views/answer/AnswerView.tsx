import { Suspense, useRef } from 'react';
import { KindIcon } from '../../ui/KindIcon.tsx';
import { useWords } from '../../words/index.ts';
import type { NodeViewProps } from '../node-view.ts';
import { plainWords } from '../../editor/note-text/plain-words.ts';
import { useQuoted } from '../writing/use-quoted.ts';
import { AnswerWords } from './lazy-words.ts';
import { TitleField } from '../typing/TitleField.tsx';
import { usePinchThrough } from '../shared/use-pinch-through.ts';
import '../writing/notes.css';

/** Words that the AI wrote, kept on the board with the places they came from. */
export function AnswerView({ node }: NodeViewProps) {
  const t = useWords('nodeViews');
  const root = usePinchThrough();
  const body = useRef<HTMLDivElement>(null);
  useQuoted(node, body);
  return (
    <div ref={root} className="flex h-full flex-col">
      <header className="flex h-10 shrink-0 items-center gap-2 pr-2 pl-2.5 text-base leading-5 font-[650] tracking-[-0.012em]">
        <KindIcon kind="ai" />
        <TitleField node={node} />
      </header>
      <div ref={body} className="nowheel min-h-0 grow overflow-y-auto overscroll-contain px-3 pb-[11px] text-sm">
        {node.content ? (
          <Suspense fallback={<div className="whitespace-pre-line">{plainWords(node.content)}</div>}>
            <AnswerWords node={node} className="note-words" />
          </Suspense>
        ) : (
          <p className="text-ink-3">{t('emptyAnswer')}</p>
        )}
      </div>
    </div>
  );
}
