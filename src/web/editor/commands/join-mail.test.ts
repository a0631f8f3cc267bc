import { afterEach, expect, it, vi } from 'vitest';
import { offerIn } from '#contract/offers/offer-in.ts';
import { madeFromIn } from '#contract/recipes/made-of.ts';
import { openTestBoard, textNode } from '../test-server.ts';
import { addMailToCard } from './join-mail.ts';
import { putSponsorCard } from './put-sponsor-card.ts';

afterEach(() => vi.unstubAllGlobals());

const FIRST = '안녕하세요, 김도윤입니다.\n브랜드: 오늘식품\n원고료: 200만 원(VAT 별도)\n업로드: 2026년 12월 3일';
const [FIRST_ID, SECOND_ID] = ['0199a1b2-0000-7000-8000-000000000001', '0199a1b2-0000-7000-8000-000000000002'];

async function withCard(second: string) {
  vi.stubGlobal('window', new EventTarget());
  const { editor } = await openTestBoard([
    { ...textNode(FIRST_ID), content: FIRST },
    { ...textNode(SECOND_ID), content: second },
  ]);
  const cardId = putSponsorCard(editor, [FIRST_ID], 'ko', '2026-11-20')?.id ?? '';
  const offer = () => offerIn(editor.node(cardId)?.metadata ?? {});
  const join = () => addMailToCard(editor, { mailId: SECOND_ID, cardId }, 'en', '2026-11-26');
  return { editor, cardId, offer, join };
}

it('a newer mail that is joined to a card changes what it names, shows what was, and is one step', async () => {
  const { editor, cardId, offer, join } = await withCard('안녕하세요.\n원고료: 250만 원(VAT 별도)\n수정: 2회');
  expect(join()).toBe(true);
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
});

it('a mail that the card knows changes nothing', async () => {
  const { join } = await withCard('안녕하세요.\n수정: 2회');
  expect([join(), join()]).toEqual([true, false]);
});
