import type { BoardNode } from '#contract/board/board.schema.ts';
import type { Language } from '#contract/base/language.ts';
import { sourceOfType } from '#contract/sources/index.ts';
import type { Notice } from '../../lib/notices.ts';
import type { Words } from '../../words/index.ts';
import { problemSentence } from '../../node-views/shared/Problem.tsx';
import { byReason } from './read-news.ts';

/** How the reading of one link or file has ended. */
export interface ReadingEnd {
  title: string;
  kind: 'link' | 'pdf' | 'file';
  /** Why it could not be read. */
  problem: string | null;
}

/** One notice for all readings that ended together: one is told by its name, several by their number, with every problem. */
export function saidOfReadings(ends: readonly ReadingEnd[], t: Words<'board'>): Notice | null {
  const [first, more] = ends;
  if (!first) return null;
  if (!more && first.problem !== null) {
    return {
      tone: 'failed',
      canWait: true,
      title: t(first.kind === 'pdf' ? 'pdfFailed' : 'processFailed'),
      text: first.problem,
    };
  }
  if (!more) {
    const title = t(first.kind === 'link' ? 'processed' : 'processedFile');
    return { tone: 'done', canWait: true, title, text: t('processedText', { title: first.title }) };
  }
  const unread = ends.flatMap(({ title: name, problem: reason }) => (reason === null ? [] : [{ name, reason }]));
  const read = ends.length - unread.length;
  if (unread.length === 0) return { tone: 'done', canWait: true, title: t('readMany', { count: read }) };
  const told = read > 0 ? `${t('readMany', { count: read })}. ` : '';
  const title = t('unreadMany', { count: unread.length });
  return { tone: 'failed', canWait: true, title, text: told + byReason(unread) };
}

export async function endOf(
  node: BoardNode,
  reader: { nodeWords: Words<'nodeViews'>; language: Language },
): Promise<ReadingEnd> {
  const source = sourceOfType(node.type);
  const { fileType, processingError, domain } = node.metadata;
  const fileKind = fileType === 'pdf' ? 'pdf' : 'file';
  const kind = source ? 'link' : fileKind;
  if (typeof processingError !== 'string') return { title: node.title, kind, problem: null };
  const sentence = await problemSentence(node, reader.language);
  const title = typeof domain === 'string' ? domain : node.title;
  return { title, kind, problem: sentence || reader.nodeWords(`failedHeadline.${source ?? fileKind}`) };
}
