import { expect, type Page } from '@playwright/test';
import iconv from 'iconv-lite';
import { makeDocx, makePdf } from '../replay/documents.ts';
import { makeHwp, makeHwpx } from '../replay/hangul-document.ts';
import { makeEpub, makePptx, makeXlsx } from '../replay/office-documents.ts';
import type { Replay } from '../replay/replay-server.ts';
import { makeDoc } from '../replay/word-document.ts';
import { cards, newCanvas, pasteAt, readBoard, signIn, tool } from './hands.ts';
import { houseBesideReplay } from './house-beside.ts';
import { test } from './test.ts';

/** Something of one kind, a question that only it answers, the words that must be quoted and the place they stand at. */
interface Brought {
  question: string;
  quoted: RegExp;
  place?: RegExp;
  /** Markdown becomes a note of the board, which is shown where it stands. */
  isNote?: true;
}

const files: readonly (Brought & { name: string; bytes: Buffer })[] = [
  {
    name: '광고_제안서.pdf',
    bytes: makePdf(['모카하우스 유료 광고 제안서입니다.', '계약 조건입니다. 2차 활용은 6개월 동안 가능합니다.']),
    question: '2차 활용은 몇 개월 동안 가능한가요?',
    quoted: /2차 활용은 6개월/,
    place: /p\.2|2쪽/,
  },
  {
    name: '촬영_메모.docx',
    bytes: makeDocx(['# 장비', '그라인더는 대여점에서 빌려 옵니다.']),
    question: '그라인더는 어디에서 빌려 오나요?',
    quoted: /대여점에서 빌려/,
    place: /장비/,
  },
  {
    name: '옛_계약서.doc',
    bytes: makeDoc(['계약금은 착수할 때 삼십 퍼센트를 받습니다.']),
    question: '계약금은 착수할 때 몇 퍼센트를 받나요?',
    quoted: /삼십 퍼센트/,
  },
  {
    name: '기획서.hwp',
    bytes: makeHwp(['# 조건', '협찬 고지는 영상 첫 화면에 둡니다.']),
    question: '협찬 고지는 영상 어디에 두나요?',
    quoted: /첫 화면에 둡니다/,
    place: /조건/,
  },
  {
    name: '공문.hwpx',
    bytes: makeHwpx(['# 일정', '시사회는 목요일 저녁 일곱 시에 엽니다.']),
    question: '시사회는 언제 여나요?',
    quoted: /목요일 저녁 일곱 시/,
    place: /일정/,
  },
  {
    name: '발표.pptx',
    bytes: makePptx([{ title: '표지' }, { title: '준비', texts: ['리허설은 금요일 오후 네 시입니다.'] }]),
    question: '리허설은 언제인가요?',
    quoted: /금요일 오후 네 시/,
  },
  {
    name: '단가표.xlsx',
    bytes: makeXlsx([
      {
        name: '단가',
        rows: [
          ['항목', '금액'],
          ['숏폼 편집', '사십만 원'],
        ],
      },
    ]),
    question: '숏폼 편집 금액은 얼마인가요?',
    quoted: /사십만 원/,
    place: /단가!A1:B2/,
  },
  {
    name: '댓글.csv',
    bytes: iconv.encode('이름,댓글\n지우,배경음이 너무 커요', 'cp949'),
    question: '배경음이 크다는 댓글은 누가 남겼나요?',
    quoted: /배경음이 너무 커요/,
  },
  {
    name: '커피책.epub',
    bytes: makeEpub([{ title: '1장', body: '<p>생두는 서늘하고 어두운 창고에 보관합니다.</p>' }]),
    question: '생두는 어디에 보관하나요?',
    quoted: /어두운 창고/,
    place: /1장/,
  },
  {
    name: '초안.md',
    bytes: Buffer.from('# 도입부\n\n첫 장면은 끓는 주전자 소리로 엽니다.'),
    question: '첫 장면은 무슨 소리로 여나요?',
    quoted: /끓는 주전자 소리/,
    isNote: true,
  },
  {
    name: '메모.txt',
    bytes: iconv.encode('똠방각하 필터는 사흘마다 갈아 끼운다.', 'cp949'),
    question: '똠방각하 필터는 며칠마다 갈아 끼우나요?',
    quoted: /사흘마다/,
  },
];

const links = (replay: Replay): readonly (Brought & { url: string })[] => [
  {
    url: `${replay.url}/article`,
    question: '완성된 케이크를 먼저 보여 준 영상은 저장 횟수가 몇 배였나요?',
    quoted: /저장 횟수가 2\.4배/,
    place: /결과를 먼저 보여 주기/,
  },
  {
    url: 'https://youtu.be/maruReplay1?si=shared',
    question: '조회수가 두 달 만에 몇 퍼센트 늘었나요?',
    quoted: /조회수가 두 달 만에 38퍼센트 늘었습니다/,
    place: /0:34/,
  },
  {
    url: 'https://www.instagram.com/reel/MaruEmbed01/',
    question: '저장률이 몇 배가 되나요?',
    quoted: /저장률이/,
  },
  {
    url: 'https://www.tiktok.com/@maru.studio/video/7300000000000000001',
    question: '아침 루틴은 몇 가지인가요?',
    quoted: /아침 루틴 세 가지/,
  },
  {
    url: 'https://x.com/maru_studio/status/1890000000000000001',
    question: '업로드 시간을 몇 시로 옮겼나요?',
    quoted: /저녁 7시/,
  },
];

const here = houseBesideReplay();

test('whatever a creator drops becomes text: each kind from the drop to the cited answer', async ({ page }) => {
  const brought: readonly Brought[] = [...files, ...links(here.replay)];
  await signIn(page, here.house.url, 'haeun@every-source.example.com', '정하은');
  await newCanvas(page, '온갖 자료', '빈 캔버스');
  await tool(page, 'AI Chat').click();
  await expect(cards(page, 'ai-chat')).toHaveCount(1);
  await page.keyboard.press('Escape');
  for (const [i, { name, bytes }] of files.entries()) {
    await drop(page, { x: 420 + (i % 4) * 180, y: 180 + Math.floor(i / 4) * 180 }, name, bytes);
    await expect.poll(async () => (await readBoard(page)).nodes.length, { message: name }).toBe(i + 2);
  }
  for (const { url } of links(here.replay)) await pasteAt(page, 700, 500, url);
  await expect.poll(async () => (await readBoard(page)).nodes.length).toBe(brought.length + 1);
  await expect.poll(async () => unread(page), { timeout: 60_000 }).toEqual([]);

  await page.getByRole('application', { name: '보드' }).focus();
  await page.keyboard.press('Control+a');
  await cards(page, 'website').last().click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'AI Chat에 연결' }).click();
  await expect.poll(async () => (await readBoard(page)).edges.length).toBe(brought.length);
  const chat = (await readBoard(page)).nodes.find(({ type }) => type === 'ai_chat');
  await page.goto(`${page.url()}?node=${chat?.id}`);
  // The board leaves the chat for a note: that comes last.
  const inOrder = brought.toSorted((a, b) => Number(a.isNote ?? false) - Number(b.isNote ?? false));
  for (const piece of inOrder) await test.step(piece.question, () => askAndOpen(page, piece));
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

async function askAndOpen(page: Page, { question, quoted, place, isNote }: Brought): Promise<void> {
  const chat = cards(page, 'ai-chat');
  const before = await chat.getByRole('article').count();
  await chat.getByRole('textbox', { name: '질문' }).fill(question);
  await chat.getByRole('textbox', { name: '질문' }).press('Enter');
  const answer = chat.getByRole('article').nth(before);
  await expect(answer).toHaveAttribute('aria-busy', 'false');
  await answer
    .getByRole('button', { name: /^출처 \d+,/ })
    .first()
    .click();
  if (isNote) {
    await expect(cards(page, 'text').filter({ hasText: quoted })).toBeInViewport();
    return;
  }
  const reader = page.getByRole('complementary', { name: '원문' });
  await expect(reader.locator('[aria-current="true"]')).toContainText(quoted);
  if (place) await expect(reader).toContainText(place);
  await page.getByRole('button', { name: '원문 닫기' }).click();
}
