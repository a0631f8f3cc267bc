import { useCallback, useMemo } from 'react';
import type { Citation } from '#contract/chat/chat.schema.ts';
import { Markdown } from '../../../chat/Markdown.tsx';
import { referencesOf } from '../../../chat/references.ts';
import { useMarks } from '../../../chat/use-marks.tsx';
import { useNotices } from '../../../lib/notices.ts';
import { KindIcon } from '../../../ui/KindIcon.tsx';
import { useWords } from '../../../words/index.ts';
import { useEditor, useEvidence } from '../../editor/hooks.ts';
import type { FaceProps } from '../face.ts';
import { TitleField } from '../TitleField.tsx';
import { usePinchThrough } from '../use-pinch-through.ts';
import { citationsOf, evidenceFor } from './cited.ts';

/** Words that the AI wrote, kept on the board with the places they came from. */
export function AnswerFace({ node }: FaceProps) {
  const t = useWords('faces');
  const root = usePinchThrough();
  const references = useMemo(() => referencesOf({ citations: citationsOf(node), metadata: {} }), [node]);
  const marks = useMarks(references, useEvidence(), useOpenCited(node.id));
  return (
    <div ref={root} className="flex h-full flex-col">
      <header className="flex h-10 shrink-0 items-center gap-2 pr-2 pl-2.5 text-base leading-5 font-[650] tracking-[-0.012em]">
        <KindIcon kind="ai" />
        <TitleField node={node} />
      </header>
      <div className="nowheel min-h-0 grow overflow-y-auto overscroll-contain px-3 pb-[11px] text-sm">
        {node.content ? (
          <Markdown text={node.content} marks={marks} />
        ) : (
          <p className="text-ink-3">{t('emptyAnswer')}</p>
        )}
      </div>
    </div>
  );
}

function useOpenCited(nodeId: string): (cited: Citation) => void {
  const t = useWords('faces');
  const editor = useEditor();
  const notices = useNotices();
  return useCallback(
    (cited) => {
      const evidence = evidenceFor(editor, cited, nodeId);
      if (!evidence) notices.show({ tone: 'failed', title: t('evidenceGone'), text: t('evidenceGoneText') });
      else if (cited.kind === 'text') editor.flyTo(evidence.nodeId);
      else editor.openEvidence(evidence);
    },
    [editor, notices, t, nodeId],
  );
}
