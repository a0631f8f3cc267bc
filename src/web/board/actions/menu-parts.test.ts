import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { blankEdge } from '#contract/board/blank.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { actions as words } from '../../words/actions.ts';
import { boardMenuOf, onBoardOnly } from '../outline/row-actions.ts';
import { idOf, outlineRows } from '../outline/outline-rows.ts';
import { menuByKey } from './menu-place.ts';
import type { ActionMenu } from '../../board-context/panels.ts';
import { card, openKeyPage, openKeys } from '../keyboard/test-keys.ts';
import { keyLine } from '../../lib/chord.ts';
import { boardActions } from './index.ts';
import { menuParts } from './menu-parts.ts';

beforeEach(openKeyPage);
afterEach(() => vi.unstubAllGlobals());

const nodes: BoardNode[] = [
  card('a', 0, 0),
  card('b', 500, 0),
  card('c', 500, 300),
  card('group', 900, 0, { type: 'group', size: { width: 340, height: 300 } }),
  card('inside', 920, 60, { parentId: 'group' }),
  card('chat', 1_400, 0, { type: 'ai_chat' }),
  card('file', 0, 600, { type: 'file', metadata: { fileId: 'f', passageCount: 3 } }),
];

async function open() {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const keys = await openKeys(nodes, [
    blankEdge({ id: 'wire', source: 'a', target: 'b' }),
    blankEdge({ id: 'source wire', source: 'file', target: 'chat' }),
  ]);
  const parts = (menu: ActionMenu, ...ids: string[]) => menuParts(boardActions, menu, keys.context, new Set(ids));
  const run = (menu: ActionMenu, id: string, ...ids: string[]) => {
    const action = parts(menu, ...ids)
      .flat()
      .find((one) => one.id === id);
    if (!action) throw new Error(`${id} is not offered`);
    action.run(keys.context, new Set(ids));
  };
  return { ...keys, parts, run };
}

/** An entry as it is read: its name, and the key beside it. */
const entries = (parts: readonly (readonly (typeof boardActions)[number][])[]): string[] =>
  parts.flat().map(({ label, keys: [first] }) => [words.ko.label[label], first && keyLine(first)].join(' | '));

describe('a menu names the keys of what it does', () => {
  it('of the ground', async () => {
    const { parts } = await open();
    expect(entries(parts('ground'))).toEqual(
      expect.arrayContaining([
        '텍스트 상자 | T',
        '메모 | N',
        'AI Chat | C',
        '그룹 | G',
        '모두 선택 | Ctrl A',
        '붙여넣기 | Ctrl V',
        '보드에서 찾기 | Ctrl F',
        '화면 맞춤 | Shift 1',
        '단축키 보기 | ?',
      ]),
    );
  });

  it('of a card, deletion last and apart', async () => {
    const { parts } = await open();
    const ofCard = parts('node', 'c');
    expect(entries(ofCard)).toEqual(
      expect.arrayContaining([
        '내용 편집 | Enter',
        '이름 바꾸기 | F2',
        '복제 | Ctrl D',
        '복사 | Ctrl C',
        '잘라내기 | Ctrl X',
        '그룹으로 묶기 | Ctrl G',
        '연결하기 | L',
        '이어진 텍스트 만들기 | Tab',
        '맨 앞으로 | ]',
        '맨 뒤로 | [',
        '잠그기 | Shift L',
        '선택한 것에 맞춤 | Shift 2',
        '전체로 보기 | F',
      ]),
    );
    expect(entries(ofCard.slice(-1))).toEqual(['삭제 | Del']);
    expect(entries(ofCard.slice(0, -1))).not.toContain('삭제 | Del');
  });

  it('of several cards, without what only one can have', async () => {
    const { parts } = await open();
    const ofSeveral = entries(parts('node', 'b', 'c'));
    expect(ofSeveral).toEqual(expect.arrayContaining(['가지런히 정리 | Alt Shift T', '복제 | Ctrl D', '삭제 | Del']));
    for (const name of ['이름 바꾸기 | F2', '내용 편집 | Enter']) expect(ofSeveral).not.toContain(name);
  });

  it('of a wire', async () => {
    const { parts } = await open();
    expect(entries(parts('edge', 'wire'))).toEqual(expect.arrayContaining(['연결선 라벨 | F2', '삭제 | Del']));
  });
});

describe('an entry of a menu does what it says in one step', () => {
  it.each<[string, ActionMenu, string, string[], number, number]>([
    ['복제', 'node', 'duplicate', ['c'], 8, 2],
    ['이어진 텍스트 만들기', 'node', 'add-connected', ['c'], 8, 3],
    ['삭제', 'node', 'remove', ['c'], 6, 2],
    ['그룹으로 묶기', 'node', 'group', ['b', 'c'], 8, 2],
    ['그룹 풀기', 'node', 'ungroup', ['group'], 6, 2],
    ['삭제', 'edge', 'remove', ['wire'], 7, 1],
  ])('%s, in the menu of a %s (%s of %j): then there are %i nodes and %i wires', async (name, menu, id, ids, n, e) => {
    const { run, board, editor } = await open();
    expect(words.ko.label[boardActions.find((one) => one.id === id)?.label ?? 'undo']).toBe(name);
    const before = board();
    run(menu, id, ...ids);
    await vi.waitFor(() => expect([board().nodes.length, board().edges.length]).toEqual([n, e]));
    editor.undo();
    expect(board()).toEqual(before);
  });

  it.each([
    ['flow-wire', 'wire', { animated: true }],
    ['reverse-wire', 'wire', { source: 'b', target: 'a' }],
    ['depth summary', 'source wire', { depth: 'summary' }],
  ])('the entry %s changes the %s', async (id, wire, becomes) => {
    const { run, board, editor } = await open();
    const before = board();
    run('edge', id, wire);
    expect(board().edges.find((edge) => edge.id === wire)).toMatchObject(becomes);
    editor.undo();
    expect(board()).toEqual(before);
  });
});

it.each(['inside', 'file', 'group', 'chat', 'source wire'])(
  'the menu of a row of the outline offers what the board offers there: %s',
  async (id) => {
    const { editor, context, parts } = await open();
    const row = outlineRows(editor.scene, () => true).find((one) => idOf(one) === id);
    if (!row) throw new Error('the outline has no such row');
    editor.select([id]);
    const ofBoard = parts(menuByKey(context).menu, id).flat();
    const ofRow = menuParts(boardActions, boardMenuOf(row), context, new Set([id]), onBoardOnly).flat();
    expect(ofBoard.length).toBeGreaterThan(6);
    expect(ofRow).toEqual(ofBoard);
  },
);
