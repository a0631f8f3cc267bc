import { describe, expect, it } from 'vitest';
import { blankEdge, blankNode } from '#contract/board/blank.ts';
import { centreAtWireEnd, makeable, makeableFrom } from '../../editor/commands/makeable.ts';
import { pointOn, shownCurveOf } from '../engine/wire-path.ts';
import { openTestBoard } from '../../editor/test-server.ts';
import { toolKinds } from '../../editor/tool-kinds.ts';
import { menuAt, menuByKey } from './menu-place.ts';
import { Panels } from '../../board-context/panels.ts';

async function open(mayEdit = true) {
  const { editor } = await openTestBoard(
    [
      blankNode({ id: 'g', type: 'group', position: { x: 0, y: 0 } }),
      blankNode({ id: 'a', position: { x: 1_000, y: 0 } }),
      blankNode({ id: 'b', position: { x: 1_000, y: 1_000 } }),
      blankNode({ id: 'chat', type: 'ai_chat', position: { x: 2_000, y: 0 } }),
    ],
    { mayEdit },
  );
  editor.camera.measure({ x: 100, y: 50, width: 900, height: 600 });
  const edge = blankEdge({ id: 'wire', source: 'a', target: 'b', sourceHandle: 'b', targetHandle: 't' });
  editor.scene.apply({ do: 'add-edge', edge });
  return editor;
}

describe('the menu of a place', () => {
  it('is that of the card there, which is selected', async () => {
    const editor = await open();
    expect(menuAt({ editor }, { x: 1_110, y: 60 }, 'fine')).toMatchObject({ menu: 'node', at: { x: 1_010, y: 10 } });
    expect([...editor.selection()]).toEqual(['a']);
  });

  it('is that of the whole selection where the card belongs to it', async () => {
    const editor = await open();
    editor.select(['a', 'b']);
    menuAt({ editor }, { x: 1_110, y: 60 }, 'fine');
    expect([...editor.selection()]).toEqual(['a', 'b']);
  });

  it('is that of a wire, and of the ground, which leaves the selection alone', async () => {
    const editor = await open();
    expect(menuAt({ editor }, { x: 1_240, y: 650 }, 'fine')).toMatchObject({ menu: 'edge' });
    expect([...editor.selection()]).toEqual(['wire']);
    expect(menuAt({ editor }, { x: 5_000, y: 650 }, 'fine')).toMatchObject({ menu: 'ground' });
    expect([...editor.selection()]).toEqual(['wire']);
  });

  it('reaches for a wire as far as a click of a mouse or a tap of a finger does', async () => {
    const editor = await open();
    const menuOf = (besidePx: number, kind: 'fine' | 'coarse') =>
      menuAt({ editor }, { x: 1_240 + besidePx, y: 650 }, kind).menu;
    expect([menuOf(7, 'fine'), menuOf(9, 'fine')]).toEqual(['edge', 'ground']);
    expect([menuOf(18, 'coarse'), menuOf(22, 'coarse')]).toEqual(['edge', 'ground']);
  });

  it('is that of the straight line as which a wire is drawn from afar', async () => {
    const editor = await open();
    const edge = blankEdge({ id: 'bent', source: 'a', target: 'chat', sourceHandle: 't', targetHandle: 'b' });
    editor.scene.apply({ do: 'add-edge', edge });
    const wire = editor.scene.edge('bent');
    const at = (hasCurves: boolean) => {
      const curve = wire && shownCurveOf(editor.scene, wire, hasCurves);
      if (!curve) throw new Error('the wire has no way');
      const { x, y } = pointOn(curve, 0.25);
      const { frame, view } = editor.camera;
      return { x: frame.x + view.x + x * view.zoom, y: frame.y + view.y + y * view.zoom };
    };
    editor.camera.go({ x: 0, y: 300, zoom: 0.14 });
    expect(menuAt({ editor }, at(false), 'fine').menu).toBe('edge');
    expect([...editor.selection()]).toEqual(['bent']);
    expect(menuAt({ editor }, at(true), 'fine').menu).not.toBe('edge');
  });

  it('is that of a group on its head, and that of a wire over its plate', async () => {
    const editor = await open();
    editor.commit([{ do: 'add-node', node: blankNode({ id: 'over', type: 'group', position: { x: 1_000, y: 400 } }) }]);
    const menuOf = (y: number) => menuAt({ editor }, { x: 1_240, y: 50 + y }, 'fine').menu;
    expect([menuOf(410), menuOf(600)]).toEqual(['node', 'edge']);
  });

  it('by key stands at what is selected, and never outside the board', async () => {
    const editor = await open();
    expect(menuByKey({ editor })).toMatchObject({ menu: 'ground', client: { x: 550, y: 350 } });
    editor.select(['wire']);
    expect(menuByKey({ editor })).toMatchObject({ menu: 'edge' });
    editor.select(['g']);
    expect(menuByKey({ editor })).toMatchObject({ menu: 'node', client: { x: 260, y: 170 } });
    editor.select(['chat']);
    expect(menuByKey({ editor }).client.x).toBe(1_000);
  });

  it('offers viewers no menu of a wire', async () => {
    const editor = await open(false);
    editor.select(['wire']);
    expect(menuByKey({ editor })).toMatchObject({ menu: 'ground' });
  });
});

describe('what can be made', () => {
  it('is every tool that is offered, and a memo', () => {
    expect(makeable(toolKinds)).toEqual([
      'text',
      'sticky',
      'youtube',
      'instagram',
      'website',
      'file',
      'ai-chat',
      'group',
    ]);
    expect(makeable([])).toEqual([]);
  });

  it('at the end of a wire is what the wire can mean something for', async () => {
    const { scene } = await open();
    const from = (id: string) => {
      const card = scene.entry(id);
      return card ? makeableFrom(card, toolKinds) : [];
    };
    expect(from('a')).toContain('ai-chat');
    expect(from('chat')).not.toContain('ai-chat');
    expect(from('g')).not.toContain('group');
    expect(from('g')).toContain('ai-chat');
  });

  it('stands with its nearer edge where the wire was let go', async () => {
    const { scene } = await open();
    const card = scene.entry('a');
    const centre = (x: number, y: number) => card && centreAtWireEnd(scene, card, 'text', { x, y });
    expect(centre(1_400, 70)).toEqual({ x: 1_540, y: 70 });
    expect(centre(900, 70)).toEqual({ x: 760, y: 70 });
    expect(centre(1_100, 400)).toEqual({ x: 1_100, y: 500 });
    expect(centre(1_100, -300)).toEqual({ x: 1_100, y: -400 });
  });
});

describe('what lies over the board', () => {
  it('a menu that closes leaves what its entry has opened', () => {
    const panels = new Panels();
    const menu = { what: 'menu', menu: 'ground', at: { x: 0, y: 0 }, client: { x: 0, y: 0 } } as const;
    panels.open(menu);
    panels.open({ what: 'shortcuts' });
    panels.close(menu);
    expect(panels.read().panel).toEqual({ what: 'shortcuts' });
    panels.close();
    expect(panels.read().panel).toBeNull();
  });
});
