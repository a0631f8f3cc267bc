import { describe, expect, it } from 'vitest';
import type { Board } from '#contract/board/board.schema.ts';
import { applyChange, boardChange } from '#contract/board/changes.ts';
import { contains } from '#contract/board/geometry.ts';
import { mayJoin, membersOf } from '#contract/board/grouping.ts';
import { toNodeKind } from '#contract/board/kinds/index.ts';
import { clampSize, rectOf, shownSize } from '#contract/board/sizes.ts';
import { templateChanges } from './templates.ts';

let count = 0;
const nextId = () => `0192f0c1-0000-7000-8000-${String(++count).padStart(12, '0')}`;
const fill = (template: 'default' | 'blank', language: 'ko' | 'en' = 'ko'): Board =>
  templateChanges(template, language, nextId).reduce(applyChange, { nodes: [], edges: [] });

describe('the templates of a new canvas', () => {
  it("'blank' is an empty canvas", () => expect(fill('blank')).toEqual({ nodes: [], edges: [] }));

  it.each([
    ['ko', '프롬프트 생성기', '스레드 작성 프롬프트'],
    ['en', 'Prompt generator', 'Thread-writing prompt'],
  ] as const)(
    "'default' holds a prompt generator and a thread-writing prompt, in %s",
    (language, generator, thread) => {
      const texts = fill('default', language).nodes.filter((node) => node.type === 'text');
      expect(texts.map((node) => node.title)).toEqual([generator, thread]);
      expect(texts.every((node) => node.content.length > 200)).toBe(true);
    },
  );

  it('wires a group to the AI chat', () => {
    const { nodes, edges } = fill('default');
    const typeOf = (id?: string) => nodes.find((node) => node.id === id)?.type;
    expect(edges.map((edge) => [typeOf(edge.source), typeOf(edge.target)])).toEqual([['group', 'ai_chat']]);
  });

  it('consists of changes that every board accepts, in sizes that stay as they are', () => {
    for (const change of templateChanges('default', 'en', nextId)) expect(boardChange.parse(change)).toEqual(change);
    for (const node of fill('default').nodes) {
      expect(clampSize(toNodeKind(node.type), node.size ?? shownSize(node))).toEqual(node.size);
      expect(shownSize(node)).toEqual(node.size);
    }
  });

  it('lays everything out within its group, and nothing upon another', () => {
    const board = fill('default');
    for (const group of board.nodes.filter((node) => node.type === 'group')) {
      for (const member of membersOf(board, group.id)) {
        const { x, y, width, height } = rectOf(member);
        expect(mayJoin(member, group).ok).toBe(true);
        expect(contains(rectOf(group), { x, y }) && contains(rectOf(group), { x: x + width, y: y + height })).toBe(
          true,
        );
      }
    }
    const apart = board.nodes.filter((node) => node.type !== 'group').map(rectOf);
    for (const [i, a] of apart.entries()) {
      for (const b of apart.slice(i + 1)) {
        expect(a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y).toBe(
          true,
        );
      }
    }
  });
});
