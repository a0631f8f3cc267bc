import { Suspense, useCallback, useMemo } from 'react';
import { mayWrite } from '../../editor/rules/locking.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { numbersOfNote } from '../../chat/evidence/number-sources.ts';
import type { Citation } from '#contract/chat/chat.schema.ts';
import { placeClaims } from '#contract/chat/claims.ts';
import { Markdown } from '../../chat/markdown/Markdown.tsx';
import type { MarkdownProps } from '../../chat/markdown/markdown-props.ts';
import { referencesOf } from '../../chat/evidence/references.ts';
import { useMarks } from '../../chat/evidence/use-marks.tsx';
import { useModelLinks } from '../../chat/evidence/use-model-links.tsx';
import { useQuotes } from '../../chat/evidence/use-quotes.tsx';
import { WorksheetWords } from '../../chat/worksheet/lazy-worksheet.ts';
import { hasWorksheet, type WorksheetText } from '../../chat/worksheet/worksheet-draft.ts';
import { useNotices } from '../../lib/notices.ts';
import { useLanguage, useWords } from '../../words/index.ts';
import type { Editor } from '../../editor/editor.ts';
import { useEditor, useEvidence } from '../../board-context/hooks.ts';
import { openCitation } from '../shared/show-evidence.ts';
import { useAround } from '../../board-context/use-around.ts';
import { citationsOf, quotesOfNote } from './cited.ts';

export interface AnswerWordsProps extends Omit<MarkdownProps, 'text' | 'marks' | 'links' | 'quotes'> {
  node: BoardNode;
}

/**
 * The words of an answer that is kept in a node, with its numbers as chips that open where they came from and its quotations
 * and doubted sentences marked as in the chat.
 */
export function AnswerWords({ node, ...shown }: AnswerWordsProps) {
  const { language } = useLanguage();
  const references = useMemo(() => {
    const cites = { citations: citationsOf(node), metadata: node.metadata };
    return referencesOf(cites, language, numbersOfNote(cites));
  }, [node, language]);
  const { content, metadata } = node;
  const editor = useEditor();
  const open = useOpenCited(node.id);
  const marks = useMarks(references, useEvidence(), open);
  const found = useMemo(() => quotesOfNote({ content, metadata }), [content, metadata]);
  const claims = useMemo(() => placeClaims(metadata, content), [content, metadata]);
  const quotes = useQuotes(found, content, open, metadata['pages'] !== undefined, claims);
  const links = useModelLinks(references);
  if (hasWorksheet(metadata))
    return (
      <Suspense fallback={<Markdown text={content} marks={marks} links={links} {...shown} />}>
        <WorksheetWords
          {...{ text: content, metadata, marks, links, ...shown }}
          onChange={mayWrite(editor, node) ? (changed) => keepTaken(editor, node, changed) : null}
        />
      </Suspense>
    );
  return <Markdown text={content} marks={marks} links={links} {...(quotes && { quotes })} {...shown} />;
}

/** As one step; nothing where the text has changed meanwhile. */
export function keepTaken(editor: Editor, { id, content }: BoardNode, { text, record }: WorksheetText): void {
  if (editor.node(id)?.content === content)
    editor.commit([{ do: 'patch-node', id, patch: { content: text, metadata: { record } } }]);
}

/** Opens what a note cites, or says that it is gone. */
export function useOpenCited(nodeId: string): (cited: Citation) => void {
  const t = useWords('nodeViews');
  const around = useAround();
  const notices = useNotices();
  return useCallback(
    (cited) => {
      if (!openCitation(around, cited, nodeId))
        notices.show({ tone: 'failed', title: t('evidenceGone'), text: t('evidenceGoneText') });
    },
    [around, notices, t, nodeId],
  );
}
