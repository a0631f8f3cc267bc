import { describe, expect, it } from 'vitest';
import { blankEdge, blankNode } from '#contract/board/blank.ts';
import { Scene } from '../../editor/scene.ts';
import { outlineRows, type OutlineRow } from './outline-rows.ts';

const at = (id: string, x: number, y: number, more = {}) => blankNode({ id, title: id, position: { x, y }, ...more });
const group = (id: string, x: number, y: number) => ({
  ...at(id, x, y),
  type: 'group' as const,
  size: { width: 640, height: 400 },
});

function sceneOf(): Scene {
  const scene = new Scene();
  scene.load({
    nodes: [
      at('last', 900, 900),
      group('g', 0, 0),
      at('right', 400, 110, { parentId: 'g' }),
      at('left', 24, 60, { parentId: 'g' }),
      { ...at('chat', 800, 20), type: 'ai_chat' },
    ],
    edges: [blankEdge({ id: 'w', source: 'g', target: 'chat', label: '자료' })],
  });
  return scene;
}
const drawn = (row: OutlineRow): string =>
  `${'  '.repeat(row.level - 1)}${row.what === 'node' ? row.node.title : `${row.leads ? '→' : '←'} ${row.other.title}`} ${row.place}/${row.siblings}`;

describe('the outline of a board', () => {
  it('shows groups with their members and wires, in reading order', () => {
    expect(outlineRows(sceneOf(), (_, kind) => kind === 'group').map(drawn)).toEqual([
      'g 1/3',
      '  left 1/3',
      '  right 2/3',
      '  → chat 3/3',
      'chat 2/3',
      'last 3/3',
    ]);
  });

  it('shows a wire below both of its ends, under a key of its own', () => {
    const rows = outlineRows(sceneOf(), () => true);
    expect(rows.filter((row) => row.what === 'wire').map(drawn)).toEqual(['  → chat 3/3', '  ← g 1/1']);
    expect(new Set(rows.map((row) => row.key)).size).toBe(rows.length);
  });

  it('hides what is closed, and has nothing to open where there is nothing', () => {
    const rows = outlineRows(sceneOf(), () => false);
    expect(rows.map(drawn)).toEqual(['g 1/3', 'chat 2/3', 'last 3/3']);
    expect(rows.map((row) => row.what === 'node' && row.isOpen)).toEqual([false, false, null]);
  });

  it('shows what is in a collapsed group', () => {
    const scene = sceneOf();
    scene.apply({ do: 'patch-node', id: 'g', patch: { metadata: { isCollapsed: true } } });
    expect(outlineRows(scene, (_, kind) => kind === 'group').map(drawn)).toContain('  left 1/3');
  });
});
