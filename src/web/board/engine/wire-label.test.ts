import { expect, it } from 'vitest';
import { blankEdge, blankNode } from '#contract/board/blank.ts';
import { Scene } from '../../editor/scene.ts';
import { labelPlate } from './wire-label.ts';
import { curveOf, middleOf } from './wire-path.ts';

/** The plate of a label on a wire from a card of 280 by 200 at the origin to another one. */
function plateTo(x: number, y: number, label: string) {
  const scene = new Scene();
  scene.load({
    nodes: [blankNode({ id: 'a' }), blankNode({ id: 'b', position: { x, y } })],
    edges: [blankEdge({ id: 'wire', source: 'a', target: 'b', label })],
  });
  const [wire] = scene.wires();
  const curve = wire && curveOf(scene, wire);
  const plate = wire && curve && labelPlate(wire, middleOf(curve));
  if (!plate) throw new Error('the wire has no label');
  return plate;
}

const LONG = '아주 길고 긴 연결선 이름이라서 두 카드 사이에 다 들어가지 않아요';

it('a long label ends before the cards on both sides of it', () => {
  const { x, width, text } = plateTo(440, 0, LONG);
  expect(text.endsWith('…')).toBe(true);
  expect(x).toBeGreaterThan(280);
  expect(x + width).toBeLessThan(440);
});

it.each([
  ['that fits between them is whole', 440, 0, '근거', '근거'],
  ['with cards far apart has more room', 900, 0, '두 카드 사이에 들어가는 이름', '두 카드 사이에 들어가는 이름'],
  [
    'between cards one below the other is not narrowed',
    300,
    700,
    '두 카드 사이에 들어가는 이름',
    '두 카드 사이에 들어가는 이름',
  ],
])('a label %s', (_, x, y, label, text) => {
  expect(plateTo(x, y, label).text).toBe(text);
});

it('between cards that touch there is always a little of it', () => {
  expect(plateTo(290, 0, LONG).text.length).toBeGreaterThan(3);
});
