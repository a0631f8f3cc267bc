import { describe, expect, it } from 'vitest';
import { blankEdge, blankNode } from '#contract/board/blank.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { toMarkdown } from './export-board.ts';

const aNode = (id: string, facts: Partial<BoardNode>): BoardNode => blankNode({ id, title: id, ...facts });
const anEdge = (source: string, target: string, label: string | null = null) =>
  blankEdge({ id: `${source}-${target}`, source, target, label });
const words = { connections: '연결', file: '파일' };

describe('a board as Markdown', () => {
  it('reads from the top left, holds members under their group, and ends with the connections', () => {
    const nodes = [
      aNode('right', { title: '오른쪽', content: '둘째', position: { x: 500, y: 10 } }),
      aNode('left', { title: '왼쪽', content: '첫째', position: { x: 0, y: 40 } }),
      aNode('group', { type: 'group', title: '참고', position: { x: 0, y: 400 } }),
      aNode('page', {
        type: 'website',
        title: '기사',
        parentId: 'group',
        position: { x: 10, y: 450 },
        metadata: { url: 'https://example.kr/a b' },
      }),
      aNode('file', {
        type: 'file',
        title: '제안서',
        position: { x: 0, y: 900 },
        metadata: { fileName: '제안서.pdf' },
      }),
    ];
    const board = { nodes, edges: [anEdge('group', 'right', '근거'), anEdge('left', 'right')] };
    expect(toMarkdown(board, '홈카페 보드', words)).toBe(
      [
        '# 홈카페 보드',
        '## 왼쪽',
        '첫째',
        '## 오른쪽',
        '둘째',
        '## 참고',
        '### 기사',
        '<https://example.kr/a%20b>',
        '## 제안서',
        '파일: 제안서.pdf',
        '## 연결',
        '- 참고 → 오른쪽: 근거\n- 왼쪽 → 오른쪽\n',
      ].join('\n\n'),
    );
  });

  it('lets no title write lines of its own, and no address that is none', () => {
    const nodes = [aNode('a', { title: '# x\n\n## y', metadata: { url: 'javascript:alert(1)' } })];
    expect(toMarkdown({ nodes, edges: [] }, ' ', words)).toBe('# –\n\n## x ## y\n');
  });
});
