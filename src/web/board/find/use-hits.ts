import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { searchApi, type InnerHit } from '#contract/search/search.api.ts';
import { askedAgain, reading } from '../../lib/query.ts';
import type { BoardEditor } from '../../editor/board-editor.ts';
import { findInNodes, inOrder, type Hit } from './hits.ts';

const TYPING_MS = 120;
const CHANGED_MS = 400;
const LONGEST = 100;
const NOTHING: readonly never[] = [];

interface Found {
  hits: readonly Hit[];
  /** The server has more than it told. */
  isCut: boolean;
  /** What was found in the nodes, and in sources and chats, is for what stands in the field. */
  isComplete: boolean;
  hasFailed: boolean;
}

/** Where the open board holds what is typed: in its nodes at once, in sources and chats as soon as the server has looked. */
export function useHits(editor: BoardEditor, typed: string): Found {
  const asked = useRested(typed.trim());
  const own = useOwnHits(editor, asked);
  const inner = useInnerHits(editor.boardId, asked);
  const isEmpty = typed.trim() === '';
  const hits = useMemo(
    () => (isEmpty ? NOTHING : inOrder(own.hits, inner.hits, (id) => editor.scene.entry(id))),
    [isEmpty, own.hits, inner.hits, editor],
  );
  const isComplete = asked === typed.trim() && own.query === asked && !inner.isLoading;
  return { hits, isCut: inner.isCut, isComplete, hasFailed: inner.hasFailed };
}

/** What is typed once the hands rest. */
function useRested(query: string): string {
  const [asked, setAsked] = useState(query);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(query), TYPING_MS);
    return () => clearTimeout(timer);
  }, [query]);
  return asked;
}

function useOwnHits(editor: BoardEditor, query: string): { query: string; hits: readonly Hit[] } {
  const [found, setFound] = useState<{ query: string; hits: readonly Hit[] }>({ query: '', hits: NOTHING });
  useEffect(() => {
    let search = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      search.abort();
      search = new AbortController();
      const { signal } = search;
      const hits = await findInNodes(editor.nodes(), query, signal).catch(() => null);
      if (hits && !signal.aborted) setFound({ query, hits });
    };
    void look();
    const release = editor.onBoard(() => {
      clearTimeout(timer);
      timer = setTimeout(() => void look(), CHANGED_MS);
    });
    return () => {
      search.abort();
      clearTimeout(timer);
      release();
    };
  }, [editor, query]);
  return found;
}

function useInnerHits(boardId: string, query: string) {
  const q = Array.from(query).slice(0, LONGEST).join('');
  const { data, isFetching, error } = useQuery({
    ...reading(searchApi.findInBoard, { params: { boardId }, query: { q } }),
    ...askedAgain,
    enabled: q !== '',
  });
  const hits: readonly InnerHit[] = (q !== '' && data?.hits) || NOTHING;
  return { hits, isCut: data?.isCut ?? false, isLoading: isFetching, hasFailed: error !== null };
}
