import { useRef } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { offerIn } from '#contract/offers/offer-in.ts';
import { eventually, named, openTestPage, press, pressKey, show, type } from '../../recipes/test-screen.ts';
import { wordsOf } from '../../words/catalogues.ts';
import { showWords } from '../../words/index.ts';
import { EditorContext, useNode } from '../../board-context/hooks.ts';
import { openTestBoard } from '../../editor/test-server.ts';
import { CARD_ID, MAIL_ID, cardNode, mailNode, ofMail, testOffer, FEE } from './test-offer.ts';

const page = openTestPage();
beforeAll(() => showWords('ko', wordsOf('ko')));
let close: () => Promise<void> = async () => undefined;
afterEach(() => close());

async function open(card: BoardNode = cardNode(), mayEdit = true) {
  const { FieldRows } = await import('./FieldRows.tsx');
  const { FoundTray } = await import('./FoundTray.tsx');
  const { MailPane } = await import('./MailPane.tsx');
  const { DealSteps, OtherMoves } = await import('./DealSteps.tsx');
  const { useOffer } = await import('./use-offer.ts');
  const { useSheet } = await import('./use-sheet.ts');
  const { useSheetKeys } = await import('./use-sheet-keys.ts');
  type Open = NonNullable<ReturnType<typeof useOffer>>;
  function Sheet({ offer }: { offer: Open }) {
    const sheet = useSheet(offer, true);
    const area = useRef<HTMLElement>(null);
    useSheetKeys(area, { open: offer, sheet, onLeave: () => undefined });
    return (
      <section ref={area} tabIndex={-1}>
        <MailPane open={offer} {...sheet.mail} />
        <FoundTray open={offer} {...sheet.tray} />
        <FieldRows open={offer} {...sheet.rows} />
        <DealSteps open={offer} />
        <OtherMoves open={offer} />
      </section>
    );
  }
  function Card() {
    const node = useNode(CARD_ID) as BoardNode;
    const offer = useOffer(node);
    return offer && <Sheet offer={offer} />;
  }
  const { editor } = await openTestBoard([mailNode(), card], { mayEdit, mayAsk: mayEdit });
  close = await show(
    <EditorContext value={editor}>
      <Card />
    </EditorContext>,
  );
  return editor;
}

const row = (field: string) => page.body.querySelector(`[data-row=${field}]`) as unknown as HTMLElement;
const lit = () => [...page.body.querySelectorAll('mark[data-lit]')].map((one) => one.textContent);
const offerOf = (editor: Awaited<ReturnType<typeof open>>) => offerIn(editor.node(CARD_ID)?.metadata ?? {});

describe('the card of an offer', () => {
  it('says each value with the line of the mail that says it, and lights both by the line', async () => {
    await open();
    expect(row('fee').getAttribute('aria-label')).toBe('금액: 2,800,000원, VAT 별도');
    const chip = named('button', '금액: 메일 2줄 보기');
    expect(lit()).toEqual([]);
    await press(chip);
    expect(lit()).toEqual(['280만 원 (VAT 별도)']);
    expect(named('button', '금액: 메일 2줄 보기').getAttribute('aria-pressed')).toBe('true');
  });

  it('takes what a person writes for the fee before the mail, says so, and one undo takes it back', async () => {
    const editor = await open();
    await press(row('fee'));
    const field = [...page.body.querySelectorAll('input')].find(
      (one) => page.body.querySelector(`label[for="${one.id}"]`)?.textContent === '금액',
    );
    await type(field as unknown as HTMLInputElement, '3000000');
    const form = page.body.querySelector('form') as unknown as HTMLFormElement;
    await press(named('form button[type=submit]', '넣기'));
    form.dispatchEvent(new (page.window.Event as typeof Event)('submit', { bubbles: true, cancelable: true }));
    await eventually(() =>
      expect(offerOf(editor)?.fees[0]).toMatchObject({ value: { amount: 3_000_000 }, by: 'person' }),
    );
    expect(page.body.textContent).toContain('직접 고침');
    expect(page.body.textContent).toContain('메일에는 2,800,000원, VAT 별도');
    expect(editor.node(CARD_ID)?.content).toContain('3,000,000');
    editor.undo();
    expect(offerOf(editor)).toEqual(testOffer());
  });

  it('puts a found word into its field by a press and by its figure, each as a step of its own', async () => {
    const editor = await open();
    const found = named('button', '‘3개월간’, 경쟁 제한 칸에 넣기');
    await press(found);
    expect(offerOf(editor)?.exclusivity?.value.months).toBe(3);
    editor.undo();
    expect(offerOf(editor)?.exclusivity).toBeNull();
    await eventually(() => named('button', '‘3개월간’, 경쟁 제한 칸에 넣기'));
    await pressKey(row('brand'), '1', 'Digit1');
    expect(offerOf(editor)?.exclusivity?.value.months).toBe(3);
  });

  it('asks for what is missing until that is unticked, by a press and by A', async () => {
    const editor = await open();
    const ask = () => named('[role=checkbox]', '수정 묻기: 몇 번까지인가요').getAttribute('aria-checked');
    expect(ask()).toBe('true');
    await pressKey(row('revisions'), 'a', 'KeyA');
    await eventually(() => expect(ask()).toBe('false'));
    expect(editor.node(CARD_ID)?.metadata['unasked']).toEqual(['revisions']);
  });

  it('shows what an older mail said beside what the newest says', async () => {
    const older = { value: { ...FEE, amount: 2_000_000 }, quote: '200만 원', place: null };
    await open(cardNode(testOffer({ fees: [{ ...ofMail(FEE, '280만 원 (VAT 별도)'), was: older }] })));
    expect(row('fee').textContent).toContain('앞선 메일은 2,000,000원');
  });

  it('walks its fields by the arrows and shows the quote of one by Q', async () => {
    await open();
    await pressKey(row('fee'), 'q', 'KeyQ');
    await eventually(() => expect(lit()).toEqual(['280만 원 (VAT 별도)']));
  });

  it('closes the panel of a step with the step, so that the next Esc is the view’s', async () => {
    const editor = await open();
    await press(named('button', '거절함으로 바꾸기'));
    await press(named('button', '‘거절함’ 단계로 바꾸기'));
    expect(editor.node(CARD_ID)?.metadata['deal']).toMatchObject({ state: 'declined' });
    await eventually(() => expect(page.body.querySelectorAll('[role=dialog]')).toHaveLength(0));
  });

  it('lets a reader see everything and change nothing', async () => {
    const editor = await open(cardNode(), false);
    await press(row('fee'));
    expect(page.body.querySelector('form')).toBeNull();
    expect(lit()).toEqual(['280만 원 (VAT 별도)']);
    await pressKey(row('brand'), '1', 'Digit1');
    expect(offerOf(editor)).toEqual(testOffer());
    expect(editor.node(MAIL_ID)?.content).toBe(mailNode().content);
  });
});
