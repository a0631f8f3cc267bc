import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { parseHTML } from 'linkedom';
import { prerender } from 'react-dom/static';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { nodeKinds, toNodeKind } from '#contract/board/kinds/index.ts';
import { conversationsOf } from '../chat/reading.ts';
import { createNotices, NoticesContext } from '../lib/notices.ts';
import { wordsOf } from '../words/catalogues.ts';
import { showWords } from '../words/index.ts';
import { EditorContext } from '../board-context/hooks.ts';
import { Panels, PanelsContext } from '../board-context/panels.ts';
import { openTestBoard, textNode } from '../editor/test-server.ts';
import type { NodeViewComponent } from './node-view.ts';
import { nodeViews } from './index.ts';

beforeAll(() => {
  showWords('ko', wordsOf('ko'));
});

/** The names of everything that can be pressed or typed into on the card of this node. */
async function controlsOf(node: BoardNode, mayEdit: boolean): Promise<string[]> {
  const { editor } = await openTestBoard([node], { mayEdit, mayAsk: mayEdit });
  const Shown: NodeViewComponent = nodeViews[nodeKinds[toNodeKind(node.type, node.metadata)].view];
  const client = new QueryClient();
  client.setQueryData(conversationsOf(editor.place, node.id).queryKey, []);
  const { prelude } = await prerender(
    <QueryClientProvider client={client}>
      <NoticesContext value={createNotices()}>
        <EditorContext value={editor}>
          <PanelsContext value={new Panels()}>
            <Shown node={node} isSelected />
          </PanelsContext>
        </EditorContext>
      </NoticesContext>
    </QueryClientProvider>,
  );
  const html = await new Response(prelude).text();
  const { document } = parseHTML(`<!doctype html><html><body>${html}</body></html>`);
  return [...document.querySelectorAll('button, input, textarea')].map(
    (control) => control.getAttribute('aria-label') ?? control.textContent.trim(),
  );
}

const of = (type: BoardNode['type'], metadata: Record<string, unknown> = {}): BoardNode => ({
  ...textNode('a'),
  type,
  content: '한 줄',
  metadata,
});

describe('whoever only looks on finds no control that changes', () => {
  it.each([
    ['a text', of('text'), ['내용 편집']],
    ['an expanded text', of('text', { isExpanded: true }), ['내용 편집', '접기']],
    ['a memo', of('sticky'), ['한 줄', '노랑', '초록', '파랑', '분홍', '회색']],
    ['a group', of('group'), ['접기']],
    [
      'a page that could not be read',
      of('website', { processingError: '까닭', isRetryable: true }),
      ['다시 시도', '본문 붙여넣기'],
    ],
    [
      'a page that is not there',
      of('website', { processingError: '까닭', processingProblem: 'not-found', isRetryable: true }),
      ['다시 시도'],
    ],
    [
      'a file that could not be read',
      of('file', { fileId: 'f', processingError: '까닭', isRetryable: true }),
      ['다시 시도'],
    ],
  ])('%s', async (_, node, forEditors) => {
    expect(await controlsOf(node, true)).toEqual(forEditors);
    expect(await controlsOf(node, false)).toEqual(node.type === 'sticky' ? ['한 줄'] : []);
  });

  it('a chat: nothing can be asked where asking is not allowed', async () => {
    const forEditors = await controlsOf(of('ai_chat'), true);
    expect(forEditors).toEqual(expect.arrayContaining(['펼치기', '질문', '웹 검색']));
    const forViewers = await controlsOf(of('ai_chat'), false);
    expect(forViewers.filter((name) => ['펼치기', '질문', '웹 검색'].includes(name))).toEqual([]);
  });

  it('what can be read stays: a page, and its text beside the board', async () => {
    expect(await controlsOf(of('website', { url: 'https://a.kr/x', domain: 'a.kr' }), false)).toEqual(['본문 보기']);
  });
});
