import iconv from 'iconv-lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemWords } from '#contract/sources/source-state.ts';
import { makeDocx, makePdf } from '../../../tests/replay/documents.ts';
import { makeHwp, makeHwpx } from '../../../tests/replay/hangul-document.ts';
import { makeEpub, makePptx, makeXlsx } from '../../../tests/replay/office-documents.ts';
import { makeDoc } from '../../../tests/replay/word-document.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { makeSourceBoard, type SourceBoard } from '../testing/source-board.ts';

let app: TestApp;
let board: SourceBoard;

beforeAll(async () => {
  app = await makeApp();
  board = await makeSourceBoard(app, 'Jiwoo');
});
afterAll(() => app.close());

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const pdf = makePdf([
  '첫째 장에는 제작 일정이 있습니다. 촬영은 3월 2일, 편집은 3월 9일에 끝납니다.',
  '둘째 장에는 단가가 있습니다. 롱폼 한 편은 150만 원이고 숏폼 한 편은 40만 원입니다.',
]);

async function addFile(name: string, bytes: Buffer, mimeType: string) {
  const upload = await board.upload(name, bytes, mimeType);
  expect([upload.status, upload.body]).toEqual([200, upload.body]);
  return {
    ...upload,
    id: await board.add('file', { fileId: upload.fileId, fileName: name, fileSize: bytes.length }, name),
  };
}

describe('an uploaded file', () => {
  it('of PDF becomes passages with their pages', async () => {
    const { id } = await addFile('견적서.pdf', pdf, 'application/pdf');
    const node = await board.settled(id);
    expect(node.title).toBe('견적서.pdf');
    expect(node.metadata).toMatchObject({
      pageCount: 2,
      passageCount: 2,
      extractionMethod: 'pdf-text',
      language: 'ko',
    });
    const { passages } = await board.source(id);
    expect(passages.map(({ page, text }) => [page, text])).toEqual([
      [1, '첫째 장에는 제작 일정이 있습니다. 촬영은 3월 2일, 편집은 3월 9일에 끝납니다.'],
      [2, '둘째 장에는 단가가 있습니다. 롱폼 한 편은 150만 원이고 숏폼 한 편은 40만 원입니다.'],
    ]);
    const page = await board.client.get(String(node.metadata['thumbnail']));
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'image/webp']);
  });

  it('of Word becomes passages under their headings', async () => {
    const { id } = await addFile(
      '제안서.docx',
      makeDocx(['# 소개', '마루 스튜디오는 요리 채널입니다.', '# 조건', '2차 활용은 별도 협의합니다.']),
      DOCX,
    );
    await board.settled(id);
    expect((await board.source(id)).passages.map(({ heading, text }) => [heading, text])).toEqual([
      ['소개', '# 소개\n\n마루 스튜디오는 요리 채널입니다.'],
      ['조건', '# 조건\n\n2차 활용은 별도 협의합니다.'],
    ]);
  });

  it('of old Word becomes passages too', async () => {
    const { id } = await addFile('옛 제안서.doc', makeDoc(['마루 스튜디오는 요리 채널입니다.']), 'application/msword');
    const node = await board.settled(id);
    expect(node.metadata).toMatchObject({ passageCount: 1, extractionMethod: 'doc-text' });
    const refused = await board.upload('표.doc', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'application/msword');
    expect(refused.status).toBe(415);
  });

  it.each<[name: string, bytes: Buffer, method: string, place: (string | number | null)[]]>([
    [
      '발표.pptx',
      makePptx([{ title: '표지' }, { title: '일정', texts: ['촬영은 3월 2일입니다.'], notes: '비가 오면 실내' }]),
      'pptx-text',
      [1, 2, 2],
    ],
    [
      '정산.xlsx',
      makeXlsx([
        {
          name: '5월',
          rows: [
            ['항목', '금액'],
            ['협찬', 150],
          ],
        },
      ]),
      'xlsx-text',
      ['5월!A1:B2'],
    ],
    ['댓글.csv', iconv.encode('이름,말\n지우,첫 장면이 좋아요', 'cp949'), 'csv-text', ['A1:B2']],
    ['책.epub', makeEpub([{ title: '1장', body: '<p>시작합니다.</p>' }]), 'epub-text', ['1장']],
    ['기획서.hwp', makeHwp(['# 조건', '고지는 처음부터 둡니다.']), 'hwp-text', ['조건']],
    ['기획서.hwpx', makeHwpx(['# 조건', '고지는 처음부터 둡니다.']), 'hwpx-text', ['조건']],
    ['글.md', Buffer.from('# 도입부\n결과를 먼저 보여 준다.'), 'markdown', ['도입부']],
  ])('%s becomes passages with their places', async (name, bytes, method, places) => {
    const { id } = await addFile(name, bytes, 'application/octet-stream');
    const node = await board.settled(id);
    expect(node.metadata).toMatchObject({ extractionMethod: method, isProcessing: false });
    const { passages } = await board.source(id);
    expect(passages.map(({ page, heading }) => page ?? heading)).toEqual(places);
  });

  it.each([
    ['완성본.srt', '1\n00:00:01,000 --> 00:00:02,500\n결과를 먼저 보여 드릴게요\n'],
    ['완성본.vtt', 'WEBVTT\n\n00:01.000 --> 00:02.500\n결과를 먼저 보여 드릴게요\n'],
    ['완성본.ass', '[Events]\nFormat: Start, End, Text\nDialogue: 0:00:01.00,0:00:02.50,결과를 먼저 보여 드릴게요\n'],
    ['완성본.smi', '<SAMI><BODY><SYNC Start=1000><P Class=KRCC>결과를 먼저<br>보여 드릴게요<SYNC Start=2500><P>&nbsp;'],
    ['완성본.sbv', '0:00:01.000,0:00:02.500\n결과를 먼저[br]보여 드릴게요\n'],
    ['완성본.ttml', '<tt><body><p begin="1s" end="2.5s">결과를 먼저 보여 드릴게요</p></body></tt>'],
    ['완성본.json', '{"segments":[{"start":1,"end":2.5,"text":" 결과를 먼저 보여 드릴게요"}]}'],
    ['완성본.lrc', '[ti:]\n[00:01.00]결과를 먼저 보여 드릴게요\n[00:02.50]\n'],
  ])('%s becomes passages with their seconds, and is given back as mere bytes', async (name, words) => {
    const { id, fileId } = await addFile(name, Buffer.from(words), 'application/octet-stream');
    await board.settled(id);
    const { passages } = await board.source(id);
    expect(passages).toMatchObject([{ text: '결과를 먼저 보여 드릴게요', startSec: 1, endSec: 2.5 }]);
    const { headers } = await board.client.get(`/api/files/${fileId}`);
    expect(headers['content-type']).toBe('application/octet-stream');
  });

  it('of text that is a transcript has its seconds and speakers, and keeps what stands above them', async () => {
    const words =
      '기획 회의\n2023.05.04 목 오후 8:33\n\n참석자 1 00:02\n캠핑으로 하죠.\n참석자 2 00:05\n저는 반대예요.\n';
    const { id } = await addFile('회의.txt', iconv.encode(words, 'cp949'), 'text/plain');
    const node = await board.settled(id);
    expect(node.metadata).toMatchObject({ extractionMethod: 'captions', language: 'ko' });
    expect((await board.source(id)).passages).toMatchObject([
      { text: '기획 회의\n2023.05.04 목 오후 8:33', startSec: null },
      { text: '참석자 1: 캠핑으로 하죠.\n참석자 2: 저는 반대예요.', startSec: 2, endSec: 10 },
    ]);
  });

  it('of SAMI in two languages is read in Korean, and says which it left out', async () => {
    const words =
      '<SAMI><BODY><SYNC Start=1000><P Class=ENCC>Hello<SYNC Start=1000><P Class=KRCC>똠방각하 안녕하세요<SYNC Start=2000><P Class=KRCC>&nbsp;';
    const { id } = await addFile('두 말.smi', iconv.encode(words, 'cp949'), 'application/octet-stream');
    const node = await board.settled(id);
    expect(node.metadata).toMatchObject({ leftOut: { englishCaptions: 1 } });
    const source = await board.source(id);
    expect(source.passages).toMatchObject([{ text: '똠방각하 안녕하세요', startSec: 1, endSec: 2 }]);
    expect(source.leftOut).toEqual({ englishCaptions: 1 });
  });

  it('that is longer than what is kept is read from its beginning, and says so', async () => {
    const { id } = await addFile('긴 글.txt', Buffer.from('긴 글은 앞부분만 읽습니다. '.repeat(150_000)), 'text/plain');
    const node = await board.settled(id);
    expect(node.metadata).toMatchObject({ isCut: true });
    expect(await board.source(id)).toMatchObject({ status: 'partial' });
  });

  it('of text in CP949 is read as it was written', async () => {
    const { id } = await addFile(
      '메모.txt',
      iconv.encode('똠방각하와 펲시를 만난 날.\r\n\r\n다음 날은 쀓.', 'cp949'),
      'text/plain',
    );
    const node = await board.settled(id);
    expect((await board.source(id)).passages[0]?.text).toBe('똠방각하와 펲시를 만난 날.\n다음 날은 쀓.');
    // Of its two paragraphs, without what parts them.
    expect(node.metadata).toMatchObject({ letterCount: 23 });
  });

  it('that holds a picture is ready as it is', async () => {
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const { id } = await addFile('점.png', png, 'image/png');
    const node = await board.settled(id);
    expect(node.metadata).not.toHaveProperty('processingError');
    expect(await board.source(id)).toMatchObject({ status: 'ready', passages: [] });
  });

  it('that is damaged keeps the file, and says so', async () => {
    const { id } = await addFile(
      '깨진.pdf',
      Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(200, 7)]),
      'application/pdf',
    );
    const node = await board.settled(id);
    expect(node.metadata).toMatchObject({
      processingProblem: 'damaged',
      processingError: problemWords.damaged.ko,
      isRetryable: false,
    });
  });

  it('of another board is not read', async () => {
    const stranger = await makeSourceBoard(app, 'Minseo');
    const { fileId } = await board.upload('견적서.pdf', pdf, 'application/pdf');
    const node = await stranger.settled(await stranger.add('file', { fileId, fileName: '남의 것.pdf' }));
    expect(node.metadata.processingProblem).toBe('file-gone');
  });
});

describe('the call for files', () => {
  it('reads an upload before there is a node, and the node that comes finds it read', async () => {
    const { objectPath, fileId } = await board.upload('견적서.pdf', pdf, 'application/pdf');
    const answer = await board.client.post(`/api/canvases/${board.canvasId}/process-pdf`, {
      filename: 'x',
      originalName: '견적서.pdf',
      objectPath,
    });
    expect(answer.statusCode).toBe(200);
    const read = answer.json<{ title: string; knowledgeId: string; text: string; metadata: object }>();
    expect(read).toMatchObject({ title: '견적서.pdf', metadata: { extractionMethod: 'pdf-text', openaiFileId: null } });
    expect(read.text).toContain('숏폼 한 편은 40만 원입니다.');
    const id = await board.add('file', { fileId, fileName: '견적서.pdf' });
    await board.settled(id);
    expect((await board.source(id)).id).toBe(read.knowledgeId);
  });

  it('answers the original name as the title of an upload that came without one', async () => {
    const url = `/api/canvases/${board.canvasId}`;
    const begun = (await board.client.post(`${url}/upload-pdf`)).json<{ uploadURL: string; objectPath: string }>();
    await board.client.send({
      method: 'PUT',
      url: begun.uploadURL.replace(/^https?:\/\/[^/]+/, ''),
      payload: Buffer.from('촬영은 3월 2일입니다.'),
      headers: { 'content-type': 'text/plain' },
    });
    const body = { filename: 'x', originalName: '촬영 일정.txt', objectPath: begun.objectPath };
    expect((await board.client.post(`${url}/process-pdf`, body)).json()).toMatchObject({ title: '촬영 일정.txt' });
  });

  it('refuses the path of another board, and one that nobody minted', async () => {
    const stranger = await makeSourceBoard(app, 'Seoyeon');
    const { objectPath } = await board.upload('견적서.pdf', pdf, 'application/pdf');
    for (const path of [objectPath, '../../etc/passwd', 'files/none']) {
      const body = { filename: 'x', originalName: 'x.pdf', objectPath: path };
      expect((await stranger.client.post(`/api/canvases/${stranger.canvasId}/process-pdf`, body)).statusCode).toBe(404);
    }
  });
});
