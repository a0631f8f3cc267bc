import { describe, expect, it } from 'vitest';
import { actions as words } from '../../words/actions.ts';
import { shortcuts } from '../../words/shortcuts.ts';
import { boardGestures, heldNames } from './gestures.ts';
import { boardActions } from './index.ts';
import { sheetRows } from './sheet-rows.ts';

const lines = sheetRows(boardActions).flatMap(({ rows }) =>
  rows.map(({ labels, keys }) => `${labels.join('+')}: ${keys.map((names) => names.join(' ')).join(' | ')}`),
);

describe('the sheet of the keys', () => {
  it.each([
    'duplicate: Ctrl D',
    'remove: Del | ⌫',
    'editContent: Enter',
    'editTitle: F2',
    'editOnly: Enter | F2',
    'redo: Ctrl Y | Ctrl Shift Z',
    'nudge: ← → ↑ ↓',
    'nudgeFar: Shift ← → ↑ ↓',
    'lock+unlock: Shift L',
    'fit: Shift 1 | 1',
    'createText: T',
    'shortcuts: ?',
    'palette: Ctrl K',
    'zen: Ctrl .',
    'toFront: ]',
    'forward: Alt ]',
  ])('%s', (line) => expect(lines).toContain(line));

  it('has a line for every action that has a key', () => {
    const said = lines.join(' ');
    const missing = boardActions.filter(
      ({ keys, label, sheetLine }) => keys.length > 0 && !said.includes(sheetLine ?? label),
    );
    expect(missing).toEqual([]);
  });
});

describe('the sheet of the keys, as it is read', () => {
  const { label } = words.ko;
  const { gesture, hand } = shortcuts.ko;
  const rows = sheetRows(boardActions).flatMap((part) => part.rows);
  const ofKeys = rows.map(({ labels, keys }) => [
    labels.map((one) => label[one]).join(' · '),
    keys.map((names) => names.join('')).join('/'),
  ]);
  const ofHands = boardGestures.map(({ id, ways }) => [
    gesture[id],
    ways.map((way) => [...heldNames(way), hand[way.move]].join('')).join('/'),
  ]);
  const told = new Map([...ofHands, ...ofKeys].map(([name = '', keys = '']) => [name, keys]));

  it.each([
    ['텍스트 상자', 'T'],
    ['메모', 'N'],
    ['영상 링크', 'Y'],
    ['AI Chat', 'C'],
    ['그룹', 'G'],
    ['되돌리기', 'CtrlZ'],
    ['다시 실행', 'CtrlY/CtrlShiftZ'],
    ['모두 선택', 'CtrlA'],
    ['복제', 'CtrlD'],
    ['복사', 'CtrlC'],
    ['잘라내기', 'CtrlX'],
    ['붙여넣기', 'CtrlV'],
    ['서식 없이 붙여넣기', 'CtrlShiftV'],
    ['삭제', 'Del/⌫'],
    ['그룹으로 묶기', 'CtrlG'],
    ['그룹 풀기', 'CtrlShiftG'],
    ['맨 앞으로', ']'],
    ['맨 뒤로', '['],
    ['왼쪽 맞춤', 'AltA'],
    ['조금 옮기기', '←→↑↓'],
    ['더 많이 옮기기', 'Shift←→↑↓'],
    ['이어진 텍스트 만들기', 'Tab'],
    ['보드에서 찾기', 'CtrlF'],
    ['화면 맞춤', 'Shift1/1'],
    ['선택한 것에 맞춤', 'Shift2'],
    ['100% 크기로', 'Shift0'],
    ['전체로 보기', 'F'],
    ['집중 모드', 'Ctrl.'],
    ['선택 도구', 'V'],
    ['이동 도구', 'H'],
    ['내용 편집', 'Enter'],
    ['이름 바꾸기', 'F2'],
    ['찾기와 명령', 'CtrlK'],
    ['보드 옮기기', '빈 곳 끌기/Space끌기/가운데 버튼으로 끌기/오른쪽 버튼으로 끌기'],
    ['확대와 축소', '휠/Ctrl휠/두 손가락 벌리기'],
    ['끌어서 복사', 'Alt노드 끌기'],
    ['가로나 세로로만 옮기기', 'Shift끄는 동안'],
    ['맞춤 없이 옮기기', 'Alt끄는 동안'],
    ['비율을 지키며 크기 바꾸기', 'Shift모서리 끌기'],
  ])('%s has the line %s', (name, keys) => expect(told.get(name)).toBe(keys));
});
