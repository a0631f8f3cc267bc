import { expect, test } from 'vitest';
import { makePdf } from '../../../tests/replay/documents.ts';
import { boardBesideReplay } from '../../../tests/replay/board-beside-replay.ts';
import { readText } from './passages.service.ts';

const here = boardBesideReplay();

async function readFile(name: string, bytes: Buffer, mimeType: string) {
  const { fileId } = await here.board.upload(name, bytes, mimeType);
  const id = await here.board.add('file', { fileId, fileName: name, fileSize: bytes.length });
  await here.board.settled(id);
  return here.board.source(id);
}

test('passages say under which headings they stand, and where in the whole text', async () => {
  const part = (n: number) =>
    `${'마흔 자 안팎의 문장을 여러 번 써서 한 구절을 채웁니다. '.repeat(13)}${n}번째 끝입니다.`;
  const text = `# 안내서\n\n${part(1)}\n\n## 촬영\n\n### 장비\n\n${part(2)}\n\n## 편집\n\n${part(3)}`;
  const source = await readFile('guide.md', Buffer.from(text), 'text/markdown');
  const pathAt = (n: number) => source.passages.find((passage) => passage.text.includes(`${n}번째`))?.headings;
  expect([1, 2, 3].map(pathAt)).toEqual([['안내서'], ['안내서', '촬영', '장비'], ['안내서', '편집']]);
  const whole = await readText(here.app.deps, source.id);
  for (const passage of source.passages)
    expect(whole.slice(passage.charStart ?? -1, passage.charEnd ?? -1)).toBe(passage.text);
});

test('passages of a printed page say where on it their lines stand', async () => {
  const bytes = makePdf(['The first page speaks of light.', 'The second page speaks of sound.']);
  const { passages } = await readFile('pages.pdf', bytes, 'application/pdf');
  expect(passages.map(({ page }) => page)).toEqual([1, 2]);
  for (const { box } of passages) {
    expect(box).not.toBeNull();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect(box?.w).toBeGreaterThan(20);
    expect(box?.h).toBeGreaterThan(5);
  }
});

test('passages that were read before their places were kept stay readable', async () => {
  const id = await here.board.add('website', { url: `${here.replay.url}/article` });
  await here.board.settled(id);
  const { id: sourceId, passages } = await here.board.source(id);
  await here.app.deps.database.query(
    'update passages set headings = null, box = null, hash = null, char_start = null, char_end = null where source_id = $1',
    [sourceId],
  );
  const old = (await here.board.source(id)).passages;
  expect(old.map(({ text }) => text)).toEqual(passages.map(({ text }) => text));
  expect(old.map(({ headings, charStart, box }) => [headings, charStart, box])).toEqual(
    passages.map(({ heading }) => [heading === null ? [] : [heading], null, null]),
  );
});
