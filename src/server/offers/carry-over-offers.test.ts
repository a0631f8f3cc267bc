import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { blankNode } from '#contract/board/blank.ts';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { applyChange } from '#contract/board/changes.ts';
import { offerIn } from '#contract/offers/offer-in.ts';
import { createHub } from '../live/hub.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { commit, createBoard, readBoard, type BoardDeps } from '../boards/boards.service.ts';
import { readEvents } from '../boards/catch-up.ts';
import { carryOverOffers } from './carry-over-offers.ts';

let app: TestApp;
let deps: BoardDeps;
beforeAll(async () => {
  app = await makeApp();
  deps = { ...app.deps, hub: createHub() };
});
afterAll(() => app.close());

/** As cards were written before they kept a record, with what a person had changed in it. */
const CARD = [
  '## 광고 제안: 모카하우스',
  '',
  '| 항목 | 내용 |',
  '| --- | --- |',
  '| 브랜드 | 모카하우스 |',
  '| 제품 | 모카 블렌드 드립백 |',
  '| 금액 | 2,800,000원(VAT 별도) |',
  '| 업로드 | 2026-12-10 |',
  '| 수정 | — 물어보기 |',
  '',
  '### 메모',
  '',
  '- 지난번에도 함께한 브랜드',
].join('\n');
const deal = { state: 'agreed', dates: { new: '2026-11-25', agreed: '2026-11-27' }, due: { upload: '2026-12-10' } };
const recipe = { id: 'sponsor-brief', values: { received: '2026-11-25' } };

const note = (facts: Partial<BoardNode>): BoardNode => blankNode({ id: randomUUID(), title: '협찬', ...facts });

async function boardOf(nodes: readonly BoardNode[]): Promise<string> {
  const ownerId = (await app.signIn(`Owner ${randomUUID()}`)).person.id;
  const boardId = randomUUID();
  await deps.database.tx((tx) => createBoard(tx, { id: boardId, ownerId, at: new Date() }));
  const changes = nodes.map((node) => ({ id: randomUUID(), change: { do: 'add-node' as const, node } }));
  await commit(deps, boardId, ownerId, changes);
  return boardId;
}

it('gives every old card its record once, page by page, and leaves its words, its deal and all other notes alone', async () => {
  const cards = Array.from({ length: 53 }, () => note({ content: CARD, metadata: { recipe, deal } }));
  const others = [
    note({ content: CARD }),
    note({ content: CARD, metadata: { recipe: { id: 'sponsor-reply', values: {} } } }),
    note({ content: CARD, metadata: { recipe, record: { name: 'offer', record: { version: 9 } } } }),
  ];
  const boardId = await boardOf([...cards, ...others]);
  const before = await readBoard(deps, boardId);

  expect(await carryOverOffers(deps)).toBe(cards.length);
  const { board, seq } = await readBoard(deps, boardId);
  const nodeOf = ({ id }: BoardNode) => board.nodes.find((node) => node.id === id);
  for (const card of cards) {
    const { metadata, ...rest } = nodeOf(card) as BoardNode;
    const { record, ...kept } = metadata;
    expect({ ...rest, metadata: kept }).toEqual(card);
    expect(offerIn({ record })).toMatchObject({
      brand: { value: '모카하우스', by: 'person' },
      product: { value: '모카 블렌드 드립백' },
      fees: [{ value: { amount: 2_800_000, currency: 'KRW', vat: 'excluded' } }],
      days: { upload: { value: '2026-12-10' } },
      revisions: null,
    });
  }
  for (const other of others) expect(nodeOf(other)).toEqual(other);

  const { events } = await readEvents(deps, boardId, before.seq);
  expect(events.map(({ change }) => change).reduce(applyChange, before.board)).toEqual(board);
  expect(await carryOverOffers(deps)).toBe(0);
  expect((await readBoard(deps, boardId)).seq).toBe(seq);
});

it('leaves a card in the trash until it comes back', async () => {
  const owner = await app.signIn('Trash');
  const { id } = (await owner.post('/api/canvases', { title: '협찬', useTemplate: 'blank' })).json<{ id: string }>();
  const node = note({ content: CARD, metadata: { recipe } });
  const [canvas] = await deps.database.query<{ board_id: string }>('select board_id from canvases where id = $1', [id]);
  await commit(deps, canvas?.board_id ?? '', owner.person.id, [{ id: randomUUID(), change: { do: 'add-node', node } }]);
  await owner.remove(`/api/canvases/${id}`);
  expect(await carryOverOffers(deps)).toBe(0);
  await owner.post(`/api/canvases/trash/${id}/restore`);
  expect(await carryOverOffers(deps)).toBe(1);
});
