import { describe, expect, it } from 'vitest';
import { rectOf } from '#contract/board/sizes.ts';
import type { BoardPlan } from '#contract/recipes/plan/board-plan.ts';
import { overlaps } from '#contract/board/geometry.ts';
import { openTestBoard, textNode } from '../../editor/test-server.ts';
import { connect } from '../../editor/commands/connect.ts';
import { groupTogether } from '../../editor/commands/group.ts';
import { isTakeable, joinedBy, layPlan, type Ghost } from './lay-plan.ts';
import { takePlan } from './take-plan.ts';

const card = (id: string, x: number, y: number, title = id) => ({
  ...textNode(id),
  title,
  position: { x, y },
  size: { width: 240, height: 160 },
});
const plan: BoardPlan = {
  groups: [{ title: '식비', members: ['기록', '장보기'] }],
  notes: [{ title: '핵심', text: '반이 되었다. [2]' }],
  links: [
    { from: '기록', to: '핵심', label: '근거' },
    { from: '식비', to: '조명', label: '' },
    { from: '없는 것', to: '핵심', label: '' },
  ],
};
const citations = [1, 2].map((mark) => ({ mark, quote: `문장 ${mark}` }));
const answer = { title: '', content: '', metadata: { answerOf: { answerId: 'a' }, citations } };

async function board() {
  const { editor } = await openTestBoard([card('기록', 0, 0), card('장보기', 900, 40), card('조명', 400, 300)]);
  editor.camera.frame = { x: 0, y: 0, width: 1_440, height: 900 };
  return editor;
}
const only = <Kind extends Ghost['kind']>(ghosts: readonly Ghost[], kind: Kind) =>
  ghosts.filter((ghost): ghost is Extract<Ghost, { kind: Kind }> => ghost.kind === kind);

describe('a plan on the board', () => {
  it('is laid out on free ground, and what names no card is left out', async () => {
    const editor = await board();
    const ghosts = layPlan(editor, plan, new Set());
    expect(ghosts.map(({ kind }) => kind)).toEqual(['group', 'note', 'link', 'link']);
    const [group] = only(ghosts, 'group');
    const [note] = only(ghosts, 'note');
    const stays = editor.scene.entry('조명');
    if (!group || !note || !stays) throw new Error('missing');
    expect([...group.places.keys()]).toEqual(['기록', '장보기']);
    const rects = [group.rect, note.rect, rectOf(stays.node)];
    for (const [i, a] of rects.entries()) for (const b of rects.slice(i + 1)) expect(overlaps(a, b)).toBe(false);
    const within = { ...group.rect, y: group.rect.y + 51, height: group.rect.height - 51 };
    for (const place of group.places.values()) {
      expect(place.x).toBeGreaterThan(within.x);
      expect(place.y).toBeGreaterThan(within.y);
      expect(place.x + place.width).toBeLessThan(within.x + within.width);
      expect(place.y + place.height).toBeLessThan(within.y + within.height);
    }
  });

  it('leaves bright, of the cards that are there, those that it joins and does not move', async () => {
    const editor = await board();
    const ghosts = layPlan(editor, plan, new Set());
    const cards = [...editor.nodes()].map(({ id }) => id);
    expect(cards.filter((id) => joinedBy(ghosts).has(id))).toEqual(['조명']);
    expect(joinedBy(ghosts.filter(({ kind }) => kind !== 'link')).size).toBe(0);
  });

  it('changes nothing before it is taken, and is one step then', async () => {
    const editor = await board();
    const ghosts = layPlan(editor, plan, new Set());
    expect(editor.scene.nodeCount).toBe(3);
    const before = editor.scene.node('기록');
    const [group, note] = takePlan(editor, ghosts, answer, 'ko');
    expect(editor.scene.node('기록')?.parentId).toBe(group?.id);
    expect(note).toMatchObject({ title: '핵심', metadata: { answerOf: { answerId: 'a' }, citations: [{ mark: 2 }] } });
    expect(editor.scene.edgesOf('기록')).toMatchObject([{ target: note?.id, label: '근거' }]);
    expect(editor.scene.edgesOf('조명')).toMatchObject([{ source: group?.id }]);
    editor.undo();
    expect(editor.scene.nodeCount).toBe(3);
    expect(editor.scene.edgeCount).toBe(0);
    expect(editor.scene.node('기록')).toEqual(before);
  });

  it('is taken in part: a wire to what was left goes with it', async () => {
    const editor = await board();
    const taken = layPlan(editor, plan, new Set()).filter(({ kind }) => kind !== 'group');
    takePlan(editor, taken, answer, 'ko');
    expect(editor.scene.node('기록')?.parentId).toBeNull();
    expect(editor.scene.edgeCount).toBe(1);
  });

  it('survives that a card went meanwhile', async () => {
    const editor = await board();
    const ghosts = layPlan(editor, plan, new Set());
    editor.commit([{ do: 'remove-node', id: '기록' }]);
    takePlan(editor, ghosts, answer, 'ko');
    expect(editor.scene.node('장보기')?.parentId).not.toBeNull();
    expect(editor.scene.edgesOf('장보기')).toEqual([]);
  });

  it('keeps who leaves a group wired to the chat that reads the group', async () => {
    const editor = await board();
    const old = groupTogether(editor, ['기록', '장보기', '조명'], 'ko');
    if (!old) throw new Error('no group');
    editor.commit([{ do: 'add-node', node: { ...textNode('chat'), type: 'ai_chat', position: { x: 3_000, y: 0 } } }]);
    connect(editor, { source: old.id, target: 'chat', sourceHandle: null, targetHandle: null });
    const [group] = takePlan(editor, layPlan(editor, plan, new Set()), answer, 'ko');
    expect(editor.scene.edgesOf('chat').map(({ source }) => source)).toEqual([old.id, group?.id]);
  });

  describe('out of a group takes every card', () => {
    const apart: BoardPlan = {
      groups: [{ title: '새 묶음', members: ['기록', '장보기', '조명'] }],
      notes: [],
      links: [],
    };
    async function grouped() {
      const editor = await board();
      const old = groupTogether(editor, ['기록', '장보기'], 'ko');
      if (!old) throw new Error('no group');
      editor.commit([{ do: 'add-node', node: { ...textNode('memo'), position: { x: 3_000, y: 0 } } }]);
      connect(editor, { source: 'memo', target: old.id, sourceHandle: null, targetHandle: null });
      return { editor, old };
    }

    it('and proposes that the group goes, in the same step; what was wired to it reads on', async () => {
      const { editor, old } = await grouped();
      const before = editor.scene.node(old.id);
      const ghosts = layPlan(editor, apart, new Set());
      expect(only(ghosts, 'removal')).toMatchObject([{ id: old.id, title: old.title, cards: ['기록', '장보기'] }]);
      const [group] = takePlan(editor, ghosts, answer, 'ko');
      expect(editor.scene.node(old.id)).toBeUndefined();
      expect(editor.scene.edgesOf('memo')).toMatchObject([{ target: group?.id }]);
      editor.undo();
      expect(editor.scene.node(old.id)).toEqual(before);
      expect(new Set(editor.scene.membersOf(old.id).map(({ id }) => id))).toEqual(new Set(['기록', '장보기']));
      expect(editor.scene.edgesOf('memo')).toMatchObject([{ target: old.id }]);
    });

    it('the group stays where that is not taken, or its cards are not', async () => {
      const { editor, old } = await grouped();
      const ghosts = layPlan(editor, apart, new Set());
      const [removal] = only(ghosts, 'removal');
      if (!removal) throw new Error('no removal');
      expect(isTakeable(removal, ghosts, new Set(ghosts.map(({ key }) => key)))).toBe(true);
      expect(isTakeable(removal, ghosts, new Set([removal.key]))).toBe(false);
      takePlan(
        editor,
        ghosts.filter(({ kind }) => kind === 'group'),
        answer,
        'ko',
      );
      expect(editor.scene.membersOf(old.id)).toEqual([]);
      expect(editor.scene.node(old.id)).toBeDefined();
    });

    it('the group stays where somebody has put another card into it meanwhile', async () => {
      const { editor, old } = await grouped();
      const ghosts = layPlan(editor, apart, new Set());
      editor.commit([{ do: 'patch-node', id: 'memo', patch: { parentId: old.id } }]);
      takePlan(editor, ghosts, answer, 'ko');
      expect(editor.scene.membersOf(old.id).map(({ id }) => id)).toEqual(['memo']);
    });

    it('a locked group stays', async () => {
      const { editor, old } = await grouped();
      editor.commit([{ do: 'patch-node', id: old.id, patch: { metadata: { locked: true } } }]);
      expect(only(layPlan(editor, apart, new Set()), 'removal')).toEqual([]);
    });
  });

  it('does not make again what is there: a group of the same cards, a wire', async () => {
    const editor = await board();
    groupTogether(editor, ['기록', '장보기'], 'ko');
    connect(editor, { source: '기록', target: '조명', sourceHandle: null, targetHandle: null });
    const again: BoardPlan = { ...plan, notes: [], links: [{ from: '기록', to: '조명', label: '' }] };
    expect(layPlan(editor, again, new Set())).toEqual([]);
  });

  it('means, of two cards of one title, the one that was read', async () => {
    const editor = await board();
    editor.commit([{ do: 'add-node', node: card('other', 0, 900, '기록') }]);
    const [group] = only(layPlan(editor, plan, new Set(['other'])), 'group');
    expect([...(group?.places.keys() ?? [])]).toEqual(['other', '장보기']);
  });

  it('leaves locked cards where they are', async () => {
    const editor = await board();
    editor.commit([{ do: 'patch-node', id: '기록', patch: { metadata: { locked: true } } }]);
    expect(only(layPlan(editor, plan, new Set()), 'group')).toEqual([]);
  });
});
