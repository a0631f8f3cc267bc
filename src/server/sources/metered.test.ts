import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tokensOfSpeech } from '#contract/billing/credits.ts';
import { problemWords } from '#contract/sources/source-state.ts';
import { startAiStub, type AiStub } from '../../../tests/ai-stub/start-ai-stub.ts';
import { boardBesideSpeech } from '../../../tests/replay/board-beside-replay.ts';
import { makeWav } from '../../../tests/replay/recordings.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { makeSourceBoard, until, type SourceBoard } from '../testing/source-board.ts';

interface Entry {
  purpose: string;
  tokens: number;
  credits: number;
  isHeld: boolean;
}

const entriesOf = async ({ deps }: TestApp, purpose: string): Promise<Entry[]> =>
  deps.database.query<Entry>(
    `select purpose, tokens::int as tokens, credits::float as credits, held_until is not null as "isHeld"
     from credit_entries where purpose = $1 order by at, run_id`,
    [purpose],
  );
const forget = ({ deps }: TestApp) => deps.database.query('delete from credit_entries');
/** What somebody used before, in credits. */
const spend = ({ deps }: TestApp, credits: number) =>
  deps.database.query(
    `insert into credit_entries (run_id, account_id, tokens, credits, at)
     select gen_random_uuid(), id, 0, ${credits}, now() from users`,
  );

async function add(board: SourceBoard, name: string, bytes: Buffer, mimeType: string): Promise<string> {
  const { fileId } = await board.upload(name, bytes, mimeType);
  return board.add('file', { fileId, fileName: name, fileSize: bytes.length }, name);
}

describe('speech that is written down', () => {
  const beside = boardBesideSpeech({ AI_CREDITS_PER_MONTH: '1' });
  const SAID = { segments: [{ start: 0, end: 30, text: '오늘은 커피 원두를 고르는 법을 이야기합니다.' }] };
  const record = (name: string) => add(beside.board, name, makeWav(2), 'audio/wav');

  it('is paid by how long somebody spoke', async () => {
    beside.speech.answer(() => SAID);
    await beside.board.settled(await record('녹음.wav'));
    expect(await entriesOf(beside.app, 'speech')).toEqual([
      { purpose: 'speech', tokens: tokensOfSpeech(30), credits: 0.5, isHeld: false },
    ]);
  });

  it('costs nothing where the service fails', async () => {
    await forget(beside.app);
    beside.speech.answer(() => ({ status: 500 }));
    const { metadata } = await beside.board.settled(await record('실패.wav'));
    expect(metadata.processingError).toBe(problemWords['speech-failed'].ko);
    expect(await entriesOf(beside.app, 'speech')).toEqual([]);
  });

  it('is refused in words when the credits are used up, and nobody is asked to listen', async () => {
    await forget(beside.app);
    await spend(beside.app, 1);
    beside.speech.answer(() => SAID);
    const before = beside.speech.calls.length;
    const { metadata } = await beside.board.settled(await record('한도.wav'));
    expect(metadata.processingError).toBe(problemWords['no-credits'].ko);
    expect(beside.speech.calls).toHaveLength(before);
    expect(await entriesOf(beside.app, 'speech')).toEqual([]);
  });

  it('goes over a limit by one recording at most, however many come at once', async () => {
    await forget(beside.app);
    await spend(beside.app, 0.99);
    const long = { segments: [{ ...SAID.segments[0], end: 600 }] };
    beside.speech.answer(() => long);
    const before = beside.speech.calls.length;
    const ids = await Promise.all(['가.wav', '나.wav', '다.wav', '라.wav'].map(record));
    const nodes = await Promise.all(ids.map((id) => beside.board.settled(id)));
    const refused = nodes.filter(({ metadata }) => metadata.processingError === problemWords['no-credits'].ko);
    expect([beside.speech.calls.length - before, refused.length]).toEqual([1, 3]);
    expect(await entriesOf(beside.app, 'speech')).toMatchObject([{ tokens: tokensOfSpeech(600), isHeld: false }]);
  });
});

describe('passages that are shown to the model that embeds', () => {
  let stub: AiStub;
  let app: TestApp;
  let board: SourceBoard;
  beforeAll(async () => {
    stub = await startAiStub();
    const embedding = { EMBEDDING_MODEL: 'stub-embed', EMBEDDING_BASE_URL: `${stub.url}/v1` };
    app = await makeApp({ env: { ...stub.env, ...embedding, AI_CREDITS_PER_MONTH: '1' } });
    board = await makeSourceBoard(app, 'Jiwoo');
  });
  afterAll(async () => {
    await app.close();
    await stub.close();
  });
  const paragraphs = (count: number) =>
    Buffer.from(
      Array.from({ length: count }, (_, i) => `${i}번째 장면. ${'화면에 두는 물건을 적습니다. '.repeat(25)}`).join(
        '\n\n',
      ),
    );
  const embedded = () => stub.calls.filter(({ path }) => path.endsWith('/embeddings')).length;
  const seen = async () =>
    Number((await app.deps.database.query<{ n: string }>('select count(*) as n from passage_vectors'))[0]?.n);

  it('are paid a small part of what written words are', async () => {
    await board.settled(await add(board, '가.txt', paragraphs(3), 'text/plain'));
    const [entry] = await until('the passages to be paid', async () => {
      const entries = await entriesOf(app, 'embedding');
      return entries.length > 0 && entries.every(({ isHeld }) => !isHeld) ? entries : null;
    });
    expect(entry?.tokens).toBeGreaterThan(100);
    expect(entry?.credits).toBeCloseTo((entry!.tokens * 0.05) / 1_000, 2);
  });

  it('wait when the credits are used up: nobody is asked, and the source is read all the same', async () => {
    await forget(app);
    await spend(app, 1);
    const before = [embedded(), await seen()];
    const node = await board.settled(await add(board, '나.txt', paragraphs(4), 'text/plain'));
    expect(node.metadata.processingError).toBeUndefined();
    await until('the job to end', async () => {
      const rows = await app.deps.database.query(
        `select 1 from boss.job where name = 'sources.embed' and state in ('created', 'retry', 'active')
         and data ? 'sourceId'`,
      );
      return rows.length === 0;
    });
    expect([embedded(), await seen()]).toEqual(before);
    expect(await entriesOf(app, 'embedding')).toEqual([]);
  });

  it('go over a limit by one call at most', async () => {
    await forget(app);
    await spend(app, 0.999);
    const before = embedded();
    await board.settled(await add(board, '다.txt', paragraphs(200), 'text/plain'));
    await until('what may be paid to be paid', async () => {
      const entries = await entriesOf(app, 'embedding');
      return entries.length > 0 && entries.every(({ isHeld }) => !isHeld);
    });
    await until('the job to end', async () => {
      const rows = await app.deps.database.query(
        `select 1 from boss.job where name = 'sources.embed' and state in ('created', 'retry', 'active')
         and data ? 'sourceId'`,
      );
      return rows.length === 0;
    });
    expect(embedded() - before).toBe(1);
    expect(await entriesOf(app, 'embedding')).toHaveLength(1);
  });
});
