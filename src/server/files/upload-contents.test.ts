import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import iconv from 'iconv-lite';
import { makeDocx, makeZip } from '../../../tests/replay/documents.ts';
import { makeHwp, makeHwpx } from '../../../tests/replay/hangul-document.ts';
import { makeEpub, makePptx, makeXlsx } from '../../../tests/replay/office-documents.ts';
import { makeDoc } from '../../../tests/replay/word-document.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { makePicture } from '../testing/samples.ts';
import type { SignedInClient } from '../testing/test-client.ts';
import { beginUpload, pdf, putUpload } from '../testing/uploads.ts';
import { files } from './files.tables.ts';

const MB = 1024 * 1024;
let app: TestApp;
let owner: SignedInClient;
let canvasId: string;
beforeAll(async () => {
  app = await makeApp();
  owner = await app.signIn('owner');
  canvasId = (await owner.post('/api/canvases', { title: '업로드', useTemplate: 'blank' })).json().id;
});
afterAll(() => app?.close());

const begin = (body?: object) => beginUpload(owner, canvasId, body);
const put = (url: string, payload: Buffer | string) => putUpload(url, payload, owner);
const countFiles = () => app.deps.database.db.$count(files);

describe('what an upload holds', () => {
  const html = '<!doctype html><script>alert(1)</script>';
  const korean = '오늘의 대본입니다. 첫 문장이 가장 중요해요.\n';

  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['UTF-8.txt', () => Buffer.from(korean)],
    ['UTF-8 with a mark.txt', () => Buffer.from(`\ufeff${korean}`)],
    ['CP949.txt', () => iconv.encode(korean, 'cp949')],
    ['UTF-16LE with a mark.txt', () => iconv.encode(korean, 'utf-16le', { addBOM: true })],
    ['UTF-16BE with a mark.txt', () => iconv.encode(korean, 'utf-16be', { addBOM: true })],
    ['UTF-16 without.txt', () => Buffer.from(`plain ${korean}`, 'utf16le')],
    ['words that begin like a sound.txt', () => Buffer.from('ID3 tags and RIFF WEBP are names of formats')],
    ['markup is text too.txt', () => Buffer.from(html)],
    ['a.docx', () => makeDocx(['안녕'])],
    ['a.pptx', () => makePptx([{ title: '안녕' }])],
    ['a.xlsx', () => makeXlsx([{ name: '표', rows: [['안녕']] }])],
    ['a.epub', () => makeEpub([{ title: '1장', body: '<p>안녕</p>' }])],
    ['a.hwpx', () => makeHwpx(['안녕'])],
    ['a.hwp', () => makeHwp(['안녕'])],
    ['a.csv', () => iconv.encode('이름,말\n지우,안녕', 'cp949')],
    ['a.tsv', () => Buffer.from('이름\t말')],
    ['a.md', () => Buffer.from('# 안녕')],
    ['a.png', () => makePicture('png')],
    ['a.jpeg', () => makePicture('jpeg')],
    ['a.webp', () => makePicture('webp')],
    ['a.gif', () => makePicture('gif')],
    ['transcript.json', () => Buffer.from('{"segments":[{"start":0,"end":4.2,"text":"안녕하세요"}]}')],
    ['captions.smi', () => iconv.encode('<SAMI><SYNC Start=1000><P Class=KRCC>안녕하세요', 'cp949')],
    ['captions.sbv', () => Buffer.from('0:00:01.000,0:00:02.000\n안녕하세요')],
    ['PDF and HTML.pdf', () => Buffer.concat([pdf, Buffer.from(html)])],
  ])('is accepted: %s', async (name, make) => {
    const { uploadURL } = await begin({ name });
    expect((await put(uploadURL, await make())).statusCode).toBe(200);
  });

  const zip = () => makeZip([{ name: 'a.txt', data: Buffer.from('x') }]);
  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['html.pdf', () => Buffer.from(html)],
    ['svg.png', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['UTF-16 html.png', () => iconv.encode(html, 'utf-16le', { addBOM: true })],
    ['png.jpg', () => makePicture('png')],
    ['jpeg.png', () => makePicture('jpeg')],
    ['pdf.txt', () => pdf],
    ['png.txt', () => makePicture('png')],
    ['pdf.docx', () => pdf],
    ['docx.pdf', () => makeDocx(['x'])],
    ['docx.txt', () => makeDocx(['x'])],
    ['zip.docx', zip],
    ['zip.epub', zip],
    ['docx.hwpx', () => makeDocx(['x'])],
    ['docx.pptx', () => makeDocx(['x'])],
    ['pptx.xlsx', () => makePptx([{ title: 'x' }])],
    ['hwp.doc', () => makeHwp(['x'])],
    ['no transcript.json', () => Buffer.from('{"name":"maru","scripts":{"start":"node ."},"text":"a"}')],
    ['no transcript.xml', () => Buffer.from('<?xml version="1.0"?><rss><item><title>글</title></item></rss>')],
    ['pictures of letters.sub', () => Buffer.from('000001ba44000400', 'hex')],
    ['doc.hwp', () => makeDoc(['x'])],
    ['png.csv', () => makePicture('png')],
    ['locked.xlsx', () => Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    ['many.pptx', () => makeZip(Array.from({ length: 4_001 }, (_, i) => ({ name: `${i}` })))],
    ['a sheet.docx', () => makeZip([{ name: '[Content_Types].xml' }, { name: 'xl/workbook.xml' }])],
    ['half an archive.docx', () => makeDocx(['x']).subarray(0, 200)],
    [
      'traversal.docx',
      () => makeZip([{ name: '[Content_Types].xml' }, { name: 'word/document.xml' }, { name: '../../evil.sh' }]),
    ],
    ['a bomb.docx', () => makeZip([{ name: '[Content_Types].xml' }, { name: 'word/document.xml', size: 4e9 }])],
    ['many.docx', () => makeZip(Array.from({ length: 1_001 }, (_, i) => ({ name: `${i}` })))],
    ['locked.docx', () => Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    ['hwp.txt', () => Buffer.from('HWP Document File V3.00')],
    ['program.txt', () => Buffer.from('\x7fELF\x02\x01\x01\x00', 'latin1')],
    ['binary.txt', () => Buffer.from([1, 2, 0, 3, 0, 0, 0, 4, 200, 1])],
    ['NUL.txt', () => Buffer.from('half a text\u0000and more')],
    ['GIF and script.gif', () => Buffer.from('GIF89a/*\x01\x00*/=1;alert(1)', 'latin1')],
    ['damaged.png', async () => (await makePicture('png')).subarray(0, 60)],
    ['damaged.jpg', () => Buffer.from('ffd8ffe000104a46494600', 'hex')],
    ['a movie.gif', () => Buffer.from('....ftypisom0000', 'latin1')],
  ])('is refused with a sentence, and nothing stays: %s', async (name, make) => {
    const before = await countFiles();
    const { uploadURL, fileId } = await begin({ name });
    const answer = await put(uploadURL, await make());
    expect(answer.statusCode).toBe(415);
    expect(answer.json().message).toMatch(/[가-힣].*요\./);
    expect((await owner.get(`/api/files/${fileId}`)).statusCode).toBe(404);
    expect(await countFiles()).toBe(before);
    expect((await put(uploadURL, pdf)).statusCode).toBe(403);
  });

  it('is refused as too large when a small file is a huge picture', async () => {
    const { uploadURL } = await begin({ name: 'huge.png' });
    const bomb = await makePicture('png', 16_000, 4_000);
    expect(bomb.length).toBeLessThan(MB);
    const answer = await put(uploadURL, bomb);
    expect(answer.statusCode).toBe(413);
    expect(answer.json().message).toContain('4천만 화소');
  });

  it('decides alone when no name was said', async () => {
    const types: [Buffer, string][] = [
      [pdf, 'application/pdf'],
      [await makePicture('webp'), 'image/webp'],
      [Buffer.from(korean), 'text/plain'],
    ];
    for (const [bytes, type] of types) {
      const { uploadURL, fileId } = await begin();
      await put(uploadURL, bytes);
      expect((await owner.get(`/api/files/${fileId}`)).headers['content-type']).toBe(type);
    }
  });
});
