import { describe, expect, it } from 'vitest';
import { claimsIn } from '#contract/chat/claims.ts';
import { useModelChat, type ModelChat } from '../../../tests/ai-stub/model-chat.ts';

let { stub, board, owner } = {} as ModelChat;
useModelChat((chat) => void ({ stub, board, owner } = chat), { env: () => ({ AI_SMALL_MODEL: 'small' }) });

const last = async () => (await board.messages()).at(-1)!;
const small = () =>
  stub.calls.filter(({ body }) => body['model'] === 'small' && JSON.stringify(body).includes('<statements>'));

/** What the model writes, and what the small one says of it. */
const script = (written: string, verdicts: object[] | 'broken') =>
  stub.script(({ body }) =>
    body['model'] !== 'small'
      ? { pieces: [written] }
      : { pieces: [verdicts === 'broken' ? '그건 잘 모르겠어요' : JSON.stringify({ verdicts })] },
  );
const verdict = (n: number, known: object) => ({
  n,
  verdict: 'borne-out',
  evidence: '',
  passage: 1,
  reason: '',
  ...known,
});

describe('the sentences of an answer that are not borne out', () => {
  it('are kept with it, with the reason and the words of the passage, and count in its confidence', async () => {
    await board.wire(await board.note('남은 음식은 34퍼센트였다. 그는 배를 사지 않았다.'));
    script('남은 음식은 38퍼센트예요 [1]. 그는 배를 샀어요 [1]. 남은 음식은 34%예요 [1].', [
      verdict(1, { verdict: 'not-borne-out', evidence: '남은 음식은 34퍼센트였다.', reason: '원문은 34퍼센트예요.' }),
      verdict(2, { verdict: 'not-borne-out', evidence: '그는 배를 사지 않았다.', reason: '사지 않았어요.' }),
      verdict(3, { evidence: '남은 음식은 34퍼센트였다.' }),
    ]);
    await board.ask('무엇이 남았나?');
    const answer = await last();
    const claims = claimsIn(answer.metadata);
    expect(claims.map(({ start, end }) => answer.messageText.slice(start, end))).toEqual([
      '남은 음식은 38퍼센트예요',
      '그는 배를 샀어요',
    ]);
    expect(claims).toMatchObject([
      { reason: 'figure', said: '38퍼센트', instead: '34퍼센트', found: { quote: '남은 음식은 34퍼센트였다.' } },
      { reason: 'model', note: '사지 않았어요.', found: { quote: '그는 배를 사지 않았다.', mark: 1 } },
    ]);
    expect(answer.confidence).toBeCloseTo(1 / 3);
    expect(small()).toHaveLength(1);
  });

  it('are found by the rules alone where the small model proves nothing', async () => {
    await board.wire(await board.note('남은 음식은 34퍼센트였다.'));
    for (const verdicts of ['broken', [verdict(1, { evidence: '남은 음식은 38퍼센트였다.' })]] as const) {
      script('남은 음식은 38퍼센트예요 [1].', verdicts === 'broken' ? 'broken' : [...verdicts]);
      await board.ask('무엇이 남았나?');
      const { metadata, status } = await last();
      expect(status).toBe('done');
      expect(claimsIn(metadata)).toMatchObject([{ reason: 'figure', instead: '34퍼센트' }]);
    }
  });

  it('get the marks that were missing, where the model shows what bears them out', async () => {
    await board.wire(await board.note('남은 음식은 34퍼센트였다. 사과는 한 봉지에 12,000원이다.'));
    script('사과는 한 봉지에 만 2천 원이에요. 남은 음식은 34%예요 [1].', [
      verdict(1, { evidence: '사과는 한 봉지에 12,000원이다.' }),
      verdict(2, { evidence: '남은 음식은 34퍼센트였다.' }),
    ]);
    await board.ask('얼마인가?');
    const { messageText, citations, confidence } = await last();
    expect(messageText).toBe('사과는 한 봉지에 만 2천 원이에요 [1]. 남은 음식은 34%예요 [1].');
    expect(citations).toHaveLength(1);
    expect(confidence).toBe(1);
  });

  it('of a reply to a sponsor are those that agree to hide the disclosure, too', async () => {
    await board.wire(
      await board.note(
        '안녕하세요, 협찬을 제안드립니다. 원고료는 80만 원이고 광고 표시는 빼 주세요. 회신 부탁드립니다.',
      ),
    );
    const said = '네, 광고 표시는 빼고 올려 드릴게요.';
    script(`안녕하세요, 제안 감사해요. ${said} 일정을 알려 주세요.`, [
      verdict(2, { verdict: 'hides-disclosure', evidence: '광고 표시는 빼고 올려 드릴게요', passage: 0 }),
    ]);
    const recipe = { id: 'sponsor-reply', values: { creator: '하나' } };
    const { canvasId, chatId: nodeId } = board;
    await owner.post('/api/ai-chat', { message: '답장', canvasId, nodeId, connectedNodes: [], recipe });
    const { messageText, metadata } = await last();
    expect(claimsIn(metadata)).toMatchObject([
      { reason: 'model', note: expect.stringContaining('뒷광고'), found: null },
    ]);
    const [{ start, end } = { start: 0, end: 0 }] = claimsIn(metadata);
    expect(said).toContain(messageText.slice(start, end));
  });

  it('get a mark of a passage that nothing cited before', async () => {
    await board.wire(await board.note('사과는 한 봉지에 12,000원이다.'));
    script('사과는 한 봉지에 만 2천 원이에요.', [verdict(1, { evidence: '사과는 한 봉지에 12,000원이다.' })]);
    await board.ask('사과는 얼마인가?');
    const { messageText, citations } = await last();
    expect(messageText).toBe('사과는 한 봉지에 만 2천 원이에요 [1].');
    expect(citations).toMatchObject([{ mark: 1, quote: '사과는 한 봉지에 12,000원이다.' }]);
  });

  it('are none of an answer that only says what the sources do not tell', async () => {
    await board.wire(await board.note('남은 음식은 34퍼센트였다.'));
    script('아쉽지만 연결된 소스에는 나이, 연봉이 나오지 않습니다.', [verdict(1, { verdict: 'not-judged' })]);
    await board.ask('나이는?');
    const { metadata, confidence } = await last();
    expect([claimsIn(metadata), confidence]).toEqual([[], null]);
  });

  it('are none of a card, whose days and requests are drawn from fields that are proven', async () => {
    const mail =
      'Hello Hana,\n\nWe would love to sponsor a video.\n\nBrand: Acme\nFee: $1,200\nDraft due: March 2, 2026';
    await board.wire(await board.note(mail, { title: 'Mail from Acme' }));
    const told = (value: unknown, quote: string) => ({ value, quote });
    const none = [
      'product',
      'contactName',
      'contactEmail',
      'contactPhone',
      'payment',
      'revisions',
      'usage',
      'exclusivity',
    ];
    const empty = ['deliverables', 'fees', 'mustSays', 'hashtags', 'links', 'clauses'];
    const offer = {
      ...Object.fromEntries([...none.map((name) => [name, null]), ...empty.map((name) => [name, []])]),
      brand: told('Acme', 'Brand: Acme'),
      days: { reply: null, shoot: null, draft: told('2026-03-02', 'Draft due: March 2, 2026'), upload: null },
    };
    script(JSON.stringify(offer), 'broken');
    const recipe = { id: 'sponsor-brief', values: { received: '2026-02-01' } };
    const place = { canvasId: board.canvasId, nodeId: board.chatId };
    const asked = small().length;
    await owner.post('/api/ai-chat', { ...place, message: 'Sponsor brief', recipe });
    const { messageText, metadata, confidence } = await last();
    expect(messageText).toContain('2026-03-02 [1]');
    expect([claimsIn(metadata), confidence, small().length - asked]).toEqual([[], 1, 0]);
  });
});
