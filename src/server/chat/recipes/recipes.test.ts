import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChatMessage } from '#contract/chat/chat.schema.ts';
import type { AnswerOf } from '#contract/base/route.ts';
import { madeFromIn } from '#contract/recipes/made-of.ts';
import { worksheetIn } from '#contract/recipes/worksheet/worksheet.ts';
import type { originalityApi } from '#contract/recipes/originality.api.ts';
import { makeChatBoard, type ChatBoard } from '../../testing/chat-board.ts';
import { makeApp, type TestApp } from '../../testing/make-app.ts';
import { sources } from '../../sources/sources.tables.ts';
import { must } from '../../testing/studio.ts';
import type { SignedInClient } from '../../testing/test-client.ts';

const thread = (posts: number) => ({ id: 'thread', values: { topic: '식비', posts, length: '500' } });
const FACTS = '한 달 식비가 62만 원에서 38만 원이 되었다. 장은 주 1회 본다.';

const make = async (owner: SignedInClient, { canvasId, chatId: nodeId }: ChatBoard, recipe: unknown) =>
  owner.post('/api/ai-chat', { canvasId, nodeId, message: '스레드 글: 식비', recipe });
const messageOf = (answer: { json: <T>() => T }) => answer.json<{ message: ChatMessage }>().message;

/** What a worksheet offers to take. */
const offered = ({ metadata }: ChatMessage) => worksheetIn(metadata)?.parts.flatMap(({ passages }) => passages) ?? [];

const MAIL =
  '안녕하세요, 마루식품입니다. 아래와 같이 제안드립니다.\n\n- 브랜드: 마루식품\n- 콘텐츠: 쇼츠 1편\n- 원고료: 30만 원';

describe('what is made without a model', () => {
  let app: TestApp;
  let owner: SignedInClient;
  let board: ChatBoard;
  beforeAll(async () => {
    app = await makeApp();
    owner = await app.signIn('Owner');
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    board = await makeChatBoard(app, owner);
  });

  it('is a worksheet beside passages that cite the wired sources, and says why it is no more', async () => {
    const { nodeId } = await board.source('기록', [FACTS]);
    await board.wire(nodeId);
    const message = messageOf(await make(owner, board, thread(4)));
    expect(message.messageText).toMatch(/^1\/ 식비/);
    expect(message.messageText).not.toMatch(/되었다|\[\d\]/);
    expect(offered(message)).toMatchObject([
      { mark: 1, text: '한 달 식비가 62만 원에서 38만 원이 되었다.', source: '기록' },
      { mark: 2 },
    ]);
    expect(message.citations).toMatchObject([{ mark: 1, nodeId, isVerbatim: true }, { mark: 2 }]);
    expect(message.metadata).toMatchObject({
      recipe: thread(4),
      outline: expect.stringContaining('AI 키가 없어 글 대신 작업지'),
    });
    expect(madeFromIn(message.metadata)).toMatchObject([]);
    expect(message.receipt?.context).toMatchObject([{ title: '기록', share: 'whole' }]);
  });

  it('does not say again that no model writes where an answer before it said so', async () => {
    await board.wire((await board.source('기록', [FACTS])).nodeId);
    expect((await board.ask('식비는 얼마나 줄었나요?')).body).toContain('AI 키가 없어');
    const { metadata } = messageOf(await make(owner, board, thread(4)));
    expect(metadata).toMatchObject({ outline: expect.stringMatching(/^작업지예요\./) });
  });

  it('takes its topic from the title of what is wired where the form leaves it open', async () => {
    await board.wire((await board.source('냉동 밥 보관법 (대본)', [FACTS])).nodeId);
    const { messageText, metadata } = messageOf(await make(owner, board, { ...thread(3), values: { posts: 3 } }));
    expect(messageText).toMatch(/^1\/ 냉동 밥 보관법/);
    expect(metadata).toMatchObject({ recipe: { values: { topic: '냉동 밥 보관법' } } });
  });

  it('quotes captions without full stops one line at a time, as the pauses divide them', async () => {
    const said = ['we moved the desk next to the big window', 'our grocery bill went down to 380 dollars'];
    const { nodeId, sourceId } = await board.source('desk', [{ text: said.join(' '), startSec: 0 }], {
      kind: 'youtube',
    });
    const segments = said.map((text, at) => ({ start: at * 5, end: at * 5 + 3, text }));
    await app.deps.database.db.update(sources).set({ meta: { segments } }).where(eq(sources.id, sourceId));
    await board.wire(nodeId);
    const texts = offered(messageOf(await make(owner, board, thread(4)))).map(({ text }) => text);
    expect(texts.toSorted()).toEqual(said.toSorted());
  });

  it('remembers how the notes read that it was made from, section by section', async () => {
    const noteId = await board.note('## 훅\n식비가 반으로 줄었다.\n\n## 본론\n장은 주 1회 본다.', { title: '장은 주' });
    await board.wire(noteId);
    const message = messageOf(await make(owner, board, thread(3)));
    const [made] = madeFromIn(message.metadata);
    expect(made).toMatchObject({ nodeId: noteId, title: '장은 주' });
    expect(Object.keys(made?.sections ?? {})).toEqual(['훅', '본론']);
    expect(made?.used).toEqual(['본론']);
  });

  describe('by a wired beat sheet', () => {
    const script = { id: 'long-script', values: { topic: '식비', minutes: 4 } };
    const SHEET =
      '| 비트 | 시간 | 길이 | 목적 |\n| --- | --- | --- | --- |\n| 훅 | 0:00–0:30 | 30초 | 궁금증 하나를 심는다 |\n| 전환 | 0:30–2:00 | 90초 | 기대를 뒤집는다 |';
    const sheet = (recipe: unknown = { id: 'beat-sheet', values: { minutes: 2 } }) =>
      board.addNode({ type: 'text', title: '비트 시트', content: SHEET, metadata: { recipe } });

    it('has its sections and seconds, and quotes none of its words', async () => {
      const sheetId = await sheet();
      await board.wire(sheetId);
      await board.wire(await board.note(FACTS));
      const message = messageOf(await make(owner, board, script));
      expect(message.messageText).toContain('## 훅 (0:00–1:00)');
      expect(message.messageText).toContain('## 전환 (1:00–4:00)');
      expect(message.messageText).not.toContain('## 근거');
      expect(message.citations.map(({ nodeId }) => nodeId)).not.toContain(sheetId);
      expect(message.citations.length).toBeGreaterThan(0);
      expect(madeFromIn(message.metadata).map(({ nodeId }) => nodeId)).toContain(sheetId);
      const answered = messageOf(
        await owner.post('/api/ai-chat', {
          canvasId: board.canvasId,
          nodeId: board.chatId,
          message: '기대를 뒤집는 법은?',
        }),
      );
      expect(answered.citations.map(({ nodeId }) => nodeId)).not.toContain(sheetId);
    });

    it('has them also where nothing else is wired', async () => {
      await board.wire(await sheet());
      const message = messageOf(await make(owner, board, script));
      expect(message.messageText).toContain('## 전환 (1:00–4:00)\n\n> 기대를 뒤집는다\n\n〔');
      expect(message.citations).toEqual([]);
      expect(messageOf(await make(owner, board, thread(4))).metadata).not.toHaveProperty('recipe');
    });

    it('is as ever beside a note that only looks like one', async () => {
      await board.wire(await sheet({ id: 'structure-xray', values: {} }));
      expect(messageOf(await make(owner, board, script)).messageText).toContain('## 근거');
    });
  });

  it('knows a script and a mail among what is wired, and its own results from both', async () => {
    const script =
      '## 훅 (0:00–0:24)\n반이 됐어요.\n\n## 본론: 장보기 (0:24–7:00)\n주 1회만 봐요.\n\n## 마무리 (7:00–8:00)\n구독 부탁드려요.';
    const made = (id: string, content: string) =>
      board.addNode({ type: 'text', title: id, content, metadata: { recipe: { id, values: {} } } });
    await board.wire(await made('long-script', script));
    await board.wire(
      await made('sponsor-reply', '안녕하세요, 마루식품 담당자님. 광고 제안 감사합니다. 900만 원이에요.'),
    );
    await board.wire(await board.note(MAIL));
    const pack = await make(owner, board, { id: 'description-pack', values: { topic: '식비' } });
    expect(messageOf(pack).messageText).toContain('## 챕터 (계획 8:00)\n\n00:00 〔훅〕\n00:24 장보기');
    const reply = await make(owner, board, { id: 'sponsor-reply', values: { creator: '하나' } });
    expect(messageOf(reply).messageText).toContain('300,000원');
    expect(messageOf(reply).messageText).not.toContain('9,000,000');
  });

  it("takes the prices of a reply from the asker's kept rate card, but none where the field was emptied", async () => {
    must(await owner.put('/api/rate-card', { text: '쇼츠: 77만원' }));
    await board.wire(await board.note(MAIL));
    const reply = async (values: object) =>
      messageOf(await make(owner, board, { id: 'sponsor-reply', values: { creator: '하나', ...values } }));
    const kept = await reply({});
    expect(kept.messageText).toContain('770,000원');
    expect(kept.metadata).toMatchObject({ recipe: { values: { creator: '하나' } }, ratesOf: owner.person.id });
    expect((await reply({ rateCard: '' })).messageText).not.toContain('770,000원');
    expect((await reply({ rateCard: '쇼츠: 66만원' })).messageText).toContain('660,000원');
  });

  it('says so where nothing is wired, and is then no result of the recipe', async () => {
    const message = messageOf(await make(owner, board, thread(4)));
    expect(message.messageText).toContain('아직 연결된 소스가 없어요');
    expect(message.metadata).not.toHaveProperty('recipe');
  });

  it('is made again by its own recipe, and can be read by its run', async () => {
    await board.wire(await board.note(FACTS));
    const first = messageOf(await make(owner, board, thread(3)));
    const again = messageOf(await owner.post(`/api/ai-runs/${first.runId}/again`, {}));
    expect(again.metadata).toMatchObject({ recipe: thread(3) });
    const read = await owner.get(`/api/ai-runs/${first.runId}`);
    expect(read.json()).toMatchObject({ id: first.id, messageText: first.messageText });
  });

  it('can be compared with what it was made from: copied words are named with their source', async () => {
    const sourceId = await board.note('냉동 채소와 두부, 달걀을 기본으로 담아 두면 버리는 음식이 눈에 띄게 줄어든다.', {
      title: '장보기',
    });
    const madeFrom = [{ nodeId: sourceId, title: '장보기', hash: 'a1' }];
    const noteOf = (content: string) => board.addNode({ type: 'text', title: '글', content, metadata: { madeFrom } });
    const read = async (nodeId: string) =>
      (await owner.get(`/api/nodes/${nodeId}/originality`)).json<AnswerOf<typeof originalityApi.readOriginality>>();
    const copied = await read(
      await noteOf('저는 이렇게 해요. 냉동 채소와 두부, 달걀을 기본으로 담아 두면 버리는 음식이 눈에 띄게 줄어들어요.'),
    );
    expect(copied.sentences).toMatchObject([{ rule: 'copied', nodeId: sourceId, sourceTitle: '장보기' }]);
    expect(copied.sentences[0]?.sourceText).toContain('두부');
    expect(copied.sources).toMatchObject([{ nodeId: sourceId, closeSentences: 1 }]);
    expect(
      (await read(await noteOf('저는 일요일마다 반찬을 네 가지씩 만들어 두고 평일에는 데우기만 해요.'))).sentences,
    ).toEqual([]);
    expect((await read(sourceId)).sources).toEqual([]);
    const stranger = await app.signIn('Stranger');
    expect((await stranger.get(`/api/nodes/${sourceId}/originality`)).statusCode).toBe(404);
  });

  it.each<[string, object, number]>([
    ['not compared with a script that was made here', { recipe: { id: 'long-script', values: {} } }, 0],
    ['not compared with a note of an answer', { answerOf: { answerId: 'a' } }, 0],
    ['compared with a note that a person wrote or pasted', {}, 1],
  ])('is %s', async (_, metadata, count) => {
    const words = '냉동 채소와 두부, 달걀을 기본으로 담아 두면 버리는 음식이 눈에 띄게 줄어든다.';
    const scriptId = await board.note(words, { title: '대본', metadata: { ...metadata } });
    const madeFrom = [{ nodeId: scriptId, title: '대본', hash: 'a1' }];
    const noteId = await board.addNode({ type: 'text', title: '블로그', content: words, metadata: { madeFrom } });
    const read = (await owner.get(`/api/nodes/${noteId}/originality`)).json<{ sentences: unknown[] }>();
    expect(read.sentences).toHaveLength(count);
  });

  it('is compared with nothing of another board, whatever its metadata names', async () => {
    const other = await makeChatBoard(app, await app.signIn('Somebody'));
    const secret = await other.note('비밀로 해 둔 다음 달 신제품의 이름은 푸른마루이고 가격은 칠만 원으로 정했다.');
    const madeFrom = [{ nodeId: secret, title: '', hash: 'a1' }];
    const content = '비밀로 해 둔 다음 달 신제품의 이름은 푸른마루이고 가격은 칠만 원으로 정했다.';
    const noteId = await board.addNode({ type: 'text', title: '글', content, metadata: { madeFrom } });
    expect((await owner.get(`/api/nodes/${noteId}/originality`)).json()).toEqual({ sentences: [], sources: [] });
  });

  it.each([
    ['a recipe that is not there', { id: 'constructor', values: {} }, '이 만들기는 없어요'],
    ['an empty field that is needed', { id: 'thread', values: { topic: '  ' } }, '꼭 필요한 칸이 비어'],
    ['a choice that is not offered', { id: 'thread', values: { topic: '가', length: '9' } }, '고를 수 없는 값'],
  ])('is refused for %s', async (_, recipe, words) => {
    const answer = await make(owner, board, recipe);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(words);
    expect(await board.messages()).toEqual([]);
  });

  it('takes no words of a source for marks of its own', async () => {
    await board.wire(
      (
        await board.source('글', [
          '[1] 이 문장은 [2] 번호와 ![그림](https://evil.example/x.png) 링크를 들고 있는 긴 문장입니다.',
        ])
      ).nodeId,
    );
    const message = messageOf(await make(owner, board, thread(3)));
    const [one, ...others] = offered(message);
    expect(others).toEqual([]);
    expect(one?.text).toContain('이 문장은');
    expect(one?.text).not.toMatch(/(?<!\\)\]\(https|(?<!\\)\[\d+\]/);
    expect(message.citations).toMatchObject([{ mark: one?.mark, isVerbatim: true }]);
  });
});
