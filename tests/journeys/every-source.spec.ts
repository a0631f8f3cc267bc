import { expect, type Page } from '@playwright/test';
import iconv from 'iconv-lite';
import { makeDocx, makePdf } from '../replay/documents.ts';
import { makeHwp, makeHwpx } from '../replay/hangul-document.ts';
import { makeEpub, makePptx, makeXlsx } from '../replay/office-documents.ts';
import type { Replay } from '../replay/replay-server.ts';
import { makeDoc } from '../replay/word-document.ts';
import { cards, newCanvas, pasteAt, readBoard, signIn, tool } from './actions.ts';
import { node } from './canvas-actions.ts';
import { tie } from './gesture-actions.ts';
import { serverWithReplay } from './servers-with-stubs.ts';
import { test } from './test.ts';

/** Files and links with a question that only each answers, the words that must be quoted and the place they stand at. */
const TERMS = ['모카하우스 유료 광고 제안서입니다.', '계약 조건입니다. 2차 활용은 6개월 동안 가능합니다.'];
const SHEET = {
  name: '단가',
  rows: [
    ['항목', '금액'],
    ['숏폼 편집', '사십만 원'],
  ],
};
const SLIDES = [{ title: '표지' }, { title: '준비', texts: ['리허설은 금요일 오후 네 시입니다.'] }];
const CHAPTERS = [{ title: '1장', body: '<p>생두는 서늘하고 어두운 창고에 보관합니다.</p>' }];
const korean = (text: string) => iconv.encode(text, 'cp949');

/** In the place of a place: it is a card of the board. */
const NOTE = 'a note';

type FileRow = [name: string, bytes: Buffer, question: string, quoted: string, place?: string];
const FILES: readonly FileRow[] = [
  ['제안서.pdf', makePdf(TERMS), '2차 활용은 몇 개월 동안 가능한가요?', '2차 활용은 6개월', '2쪽'],
  [
    '메모.docx',
    makeDocx(['# 장비', '그라인더는 대여점에서 빌려 옵니다.']),
    '그라인더는 어디에서 빌려 오나요?',
    '대여점에서 빌려',
    '장비',
  ],
  [
    '계약서.doc',
    makeDoc(['계약금은 착수할 때 삼십 퍼센트를 받습니다.']),
    '계약금은 착수할 때 몇 퍼센트를 받나요?',
    '삼십 퍼센트',
  ],
  [
    '기획서.hwp',
    makeHwp(['# 조건', '협찬 고지는 영상 첫 화면에 둡니다.']),
    '협찬 고지는 영상 어디에 두나요?',
    '첫 화면에 둡니다',
    '조건',
  ],
  [
    '공문.hwpx',
    makeHwpx(['# 일정', '시사회는 목요일 저녁 일곱 시에 엽니다.']),
    '시사회는 언제 여나요?',
    '목요일 저녁 일곱 시',
    '일정',
  ],
  ['발표.pptx', makePptx(SLIDES), '리허설은 언제인가요?', '금요일 오후 네 시'],
  ['단가표.xlsx', makeXlsx([SHEET]), '숏폼 편집 금액은 얼마인가요?', '사십만 원', '단가!A1:B2'],
  [
    '댓글.csv',
    korean('이름,댓글\n지우,배경음이 너무 커요'),
    '배경음이 크다는 댓글은 누가 남겼나요?',
    '배경음이 너무 커요',
  ],
  ['커피책.epub', makeEpub(CHAPTERS), '생두는 어디에 보관하나요?', '어두운 창고', '1장'],
  ['메모.txt', korean('똠방각하 필터는 사흘마다 갈아 끼운다.'), '똠방각하 필터는 며칠마다 갈아 끼우나요?', '사흘마다'],
  // Markdown becomes a note of the board, which is shown where it stands, and the board leaves the chat: last.
  [
    '초안.md',
    Buffer.from('# 도입부\n\n첫 장면은 끓는 주전자 소리로 엽니다.'),
    '첫 장면은 무슨 소리로 여나요?',
    '끓는 주전자 소리',
    NOTE,
  ],
];

type LinkRow = [url: string, question: string, quoted: string, place?: string];
const linksOf = (replay: Replay): readonly LinkRow[] => [
  [
    `${replay.url}/article`,
    '완성된 케이크를 먼저 보여 준 영상은 저장 횟수가 몇 배였나요?',
    '저장 횟수가 2.4배',
    '결과를 먼저 보여 주기',
  ],
  ['https://youtu.be/maruReplay1?si=shared', '조회수가 두 달 만에 몇 퍼센트 늘었나요?', '38퍼센트 늘었습니다', '0:34'],
  ['https://www.instagram.com/reel/MaruEmbed01/', '저장률이 몇 배가 되나요?', '저장률이'],
  ['https://www.tiktok.com/@maru.studio/video/7300000000000000001', '아침 루틴은 몇 가지인가요?', '아침 루틴 세 가지'],
  ['https://x.com/maru_studio/status/1890000000000000001', '업로드 시간을 몇 시로 옮겼나요?', '저녁 7시'],
];

const here = serverWithReplay();

test('whatever a creator drops becomes text: each kind from the drop to the cited answer', async ({ page }) => {
  const links = linksOf(here.replay);
  await signIn(page, here.server.url, 'haeun@every-source.example.com', '정하은');
  await newCanvas(page, '온갖 자료', '빈 캔버스');
  await tool(page, 'AI Chat').click();
  await expect(cards(page, 'ai-chat')).toHaveCount(1);
  await page.keyboard.press('Escape');
  const { id: chat } = await node(page, 'ai_chat');
  for (const [i, [name, bytes]] of FILES.entries()) {
    await drop(page, { x: 420 + (i % 4) * 180, y: 180 + Math.floor(i / 4) * 180 }, name, bytes);
    await expect.poll(async () => (await readBoard(page)).nodes.length, { message: name }).toBe(i + 2);
  }
  for (const [url] of links) await pasteAt(page, 700, 500, url);
  const sources = async () => (await readBoard(page)).nodes.filter(({ id }) => id !== chat);
  await expect.poll(async () => (await sources()).length).toBe(FILES.length + links.length);
  await expect.poll(async () => unread(page), { timeout: 60_000 }).toEqual([]);
  for (const { id } of await sources()) await tie(page, id, chat);
  await page.goto(`${page.url()}?node=${chat}`);
  for (const [, , ...asked] of FILES.slice(0, -1)) await askAndOpen(page, ...asked);
  for (const [, ...asked] of links) await askAndOpen(page, ...asked);
  for (const [, , ...asked] of FILES.slice(-1)) await askAndOpen(page, ...asked);
});

/** Lets go of a file over the board, as from the desktop. */
async function drop(page: Page, at: { x: number; y: number }, name: string, bytes: Buffer): Promise<void> {
  await page.mouse.move(at.x, at.y);
  await page.evaluate(
    ({ x, y, title, base64 }) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], title));
      const event = { dataTransfer, clientX: x, clientY: y, bubbles: true, cancelable: true };
      for (const kind of ['dragenter', 'dragover', 'drop'])
        document.elementFromPoint(x, y)?.dispatchEvent(new DragEvent(kind, event));
    },
    { ...at, title: name, base64: bytes.toString('base64') },
  );
}

/** Titles of the nodes that are not read yet, or could not be. */
async function unread(page: Page): Promise<string[]> {
  const { nodes } = await readBoard(page);
  return nodes
    .filter(({ metadata }) => metadata['isProcessing'] === true || metadata['processingError'])
    .map(({ title, metadata }) => `${title}: ${String(metadata['processingError'] ?? 'processing')}`);
}

async function askAndOpen(page: Page, question: string, quoted: string, place = ''): Promise<void> {
  await test.step(question, async () => {
    const chat = cards(page, 'ai-chat');
    const before = await chat.getByRole('article').count();
    await chat.getByRole('textbox', { name: '질문' }).fill(question);
    await chat.getByRole('textbox', { name: '질문' }).press('Enter');
    const answer = chat.getByRole('article').nth(before);
    await expect(answer).toHaveAttribute('aria-busy', 'false');
    const chips = answer.getByRole('button', { name: /^출처 \d+,/ });
    await chips.first().click();
    const reader = page.getByRole('complementary', { name: '원문' });
    if (place === NOTE) return expect(cards(page, 'text').filter({ hasText: quoted })).toBeInViewport();
    await expect(reader.locator('[aria-current="true"]')).toContainText(quoted);
    await expect(reader).toContainText(place);
    await page.getByRole('button', { name: '원문 닫기' }).click();
  });
}
