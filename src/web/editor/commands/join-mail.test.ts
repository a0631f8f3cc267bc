import { afterEach, expect, it, vi } from 'vitest';
import { offerIn } from '#contract/offers/offer-in.ts';
import { madeFromIn } from '#contract/recipes/made-of.ts';
import { openTestBoard, textNode } from '../test-server.ts';
import { joinWired } from './join-mail.ts';
import { putSponsorCard } from './put-sponsor-card.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const FIRST = '안녕하세요, 김도윤입니다.\n브랜드: 오늘식품\n원고료: 200만 원(VAT 별도)\n업로드: 2026년 12월 3일';
const [FIRST_ID, SECOND_ID] = ['0199a1b2-0000-7000-8000-000000000001', '0199a1b2-0000-7000-8000-000000000002'];

/** `second`: of a note, or what is read of a file. */
async function withCard(second: string, type: 'text' | 'file' = 'text') {
  vi.useFakeTimers({ now: new Date('2026-11-26T03:00:00Z'), toFake: ['Date'] });
  vi.stubGlobal('window', new EventTarget());
  const { editor } = await openTestBoard([
    { ...textNode(FIRST_ID), content: FIRST },
    { ...textNode(SECOND_ID), type, content: type === 'text' ? second : '' },
  ]);
  const cardId = putSponsorCard(editor, [FIRST_ID], 'ko', '2026-11-20')?.id ?? '';
  const offer = () => offerIn(editor.node(cardId)?.metadata ?? {});
  const join = () => joinWired(editor, { ids: [SECOND_ID], otherId: cardId }, 'en', async () => second);
  return { editor, cardId, offer, join };
}

it.each(['text', 'file'] as const)(
  'a newer mail as a %s that is joined to a card changes what it names, as one step',
  async (type) => {
    const { editor, cardId, offer, join } = await withCard('안녕하세요.\n원고료: 250만 원(VAT 별도)\n수정: 2회', type);
    expect(await join()).toBe(true);
    expect(offer()).toMatchObject({
      mails: [{ nodeId: SECOND_ID, received: '2026-11-26' }, { nodeId: FIRST_ID }],
      brand: { value: '오늘식품' },
      fees: [{ value: { amount: 2_500_000 }, was: { value: { amount: 2_000_000 } } }],
      revisions: { value: 2 },
    });
    expect(editor.node(cardId)?.content).toContain('2,500,000원(VAT 별도) (앞 메일에는 2,000,000원');
    expect(madeFromIn(editor.node(cardId)?.metadata ?? {}).map(({ nodeId }) => nodeId)).toEqual([FIRST_ID, SECOND_ID]);
    editor.undo();
    expect(offer()).toMatchObject({ fees: [{ value: { amount: 2_000_000 } }] });
  },
);

it('a mail that the card knows changes nothing', async () => {
  const { join } = await withCard('안녕하세요.\n수정: 2회');
  expect([await join(), await join()]).toEqual([true, false]);
});

it('a note that names nothing of an offer is only connected with the card', async () => {
  const { offer, join } = await withCard('썸네일은 밝은 색으로. 컵을 크게 보여 주기');
  expect(await join()).toBe(false);
  expect(offer()?.mails.map(({ nodeId }) => nodeId)).toEqual([FIRST_ID]);
});
