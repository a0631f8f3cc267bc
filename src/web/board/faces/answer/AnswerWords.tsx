import { useCallback, useMemo } from 'react';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { numbersOfNote } from '#contract/chat/source-numbers.ts';
import type { Citation } from '#contract/chat/chat.schema.ts';
import { placeClaims } from '#contract/chat/claims.ts';
import { Markdown } from '../../../chat/markdown/Markdown.tsx';
import type { MarkdownProps } from '../../../chat/markdown/markdown-props.ts';
import { referencesOf } from '../../../chat/evidence/references.ts';
import { useMarks } from '../../../chat/evidence/use-marks.tsx';
import { useModelLinks } from '../../../chat/evidence/use-model-links.tsx';
import { useQuotes } from '../../../chat/evidence/use-quotes.tsx';
import { useNotices } from '../../../lib/notices.ts';
import { useLanguage, useWords } from '../../../words/index.ts';
import { useEvidence } from '../../editor/hooks.ts';
import { openCitation } from '../../show-evidence.ts';
import { useAround } from '../../use-around.ts';
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
  const open = useOpenCited(node.id);
  const marks = useMarks(references, useEvidence(), open);
  const found = useMemo(() => quotesOfNote({ content, metadata }), [content, metadata]);
  const claims = useMemo(() => placeClaims(metadata, content), [content, metadata]);
  const quotes = useQuotes(found, content, open, metadata['pages'] !== undefined, claims);
  const links = useModelLinks(references);
  return <Markdown text={content} marks={marks} links={links} {...(quotes && { quotes })} {...shown} />;
}

/** Opens what a note cites, or says that it is gone. */
export function useOpenCited(nodeId: string): (cited: Citation) => void {
  const t = useWords('faces');
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
