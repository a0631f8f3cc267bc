import { expect, type Page } from '@playwright/test';
import { SURFACES, type Surface } from '#web/recipes/bench/title-bench.ts';
import { isSound } from './barriers.ts';
import { cards, isSaved, newCanvas, readBoard, signIn } from './hands.ts';
import { put } from './hands-on-canvas.ts';
import type { House } from './house.ts';
import { test } from './test.ts';

let house: House;
test.beforeAll(({ sharedHouse }) => {
  house = sharedHouse;
});

const PACK = '## 제목 후보\n\n- 식비 절반 줄이기\n- 자취생 식비 이야기\n\n## 설명\n\n한 달 식비를 줄인 방법이에요.';

const putPack = (page: Page): Promise<string> =>
  put(page, {
    type: 'text',
    title: '설명란',
    content: PACK,
    position: { x: 240, y: 120 },
    size: { width: 480, height: 420 },
    metadata: { recipe: { id: 'description-pack', values: {} } },
  });

test('a title that was tried on the bench goes back into its note, and one undo takes it out', async ({ page }) => {
  await signIn(page, house.url, 'hana@title-bench.example.com', '정하나');
  await newCanvas(page, '제목 고르기', '빈 캔버스');
  await putPack(page);
  const note = cards(page, 'text').filter({ hasText: '설명란' });
  await note.getByRole('button', { name: '제목·썸네일' }).press('Enter');
  const bench = page.getByRole('dialog', { name: '제목·썸네일 미리 보기' });
  const into = bench.getByRole('button', { name: '제목을 노트에 넣기' });
  await expect(into).toBeDisabled();
  await bench.getByRole('textbox', { name: '제목 2' }).fill('식비 62만 원에서 38만 원까지');
  await bench.getByRole('button', { name: '제목 더하기' }).click();
  await bench.getByRole('textbox', { name: '제목 3' }).fill('배달을 주 2회로 줄이면');
  await isSound(page, 'the bench of titles');
  await into.click();
  await expect(into).toBeDisabled();
  await page.keyboard.press('Escape');
  const content = async () => ((await readBoard(page)).nodes as { content?: string }[])[0]?.content;
  await isSaved(page);
  await expect
    .poll(content)
    .toBe(PACK.replace('- 자취생 식비 이야기', '- 식비 62만 원에서 38만 원까지\n- 배달을 주 2회로 줄이면'));
  await expect(note).toContainText('배달을 주 2회로 줄이면');
  await page.getByRole('button', { name: '되돌리기' }).click();
  await isSaved(page);
  await expect.poll(content).toBe(PACK);
});

const TITLES = [
  '한 달 식비 62만 원에서 38만 원까지, 자취생이 해 본 네 가지',
  '배달 앱 지우고 두 달! 통장에 남은 돈 공개합니다',
  '자취 1년 차가 말하는 (진짜) 식비 줄이는 법: 장보기부터 밀프렙까지 전부',
  'I tried meal prep for 30 days (and this is what happened)',
  'iPhone 17 Pro vs Galaxy S26 Ultra 카메라 비교, 야간 촬영까지',
  '1,000원으로 하루 살기 – illicit lilli filling: ㅋㅋㅋ 이게 되네?',
];

/** Where the browser's own layout needs more lines than there are. */
const cutByLayout = (page: Page, title: string) =>
  page.evaluate(
    ([words, cards]) => {
      const isCut = ({ titleWidth, fontPx, lines }: (typeof cards)[number][1]) => {
        const line = document.createElement('p');
        Object.assign(line.style, {
          position: 'absolute',
          width: `${titleWidth}px`,
          font: `550 ${fontPx}px / 20px ${getComputedStyle(document.body).fontFamily}`,
          letterSpacing: 'normal',
          wordBreak: 'normal',
        });
        line.textContent = words;
        document.body.append(line);
        const { height } = line.getBoundingClientRect();
        line.remove();
        return height > lines * 20;
      };
      return cards.flatMap(([surface, card]) => (isCut(card) ? [surface] : []));
    },
    [title, Object.entries(SURFACES) as [Surface, (typeof SURFACES)[Surface]][]] as const,
  );

test('a title is cut on the bench where the browser cuts it', async ({ page }) => {
  await signIn(page, house.url, 'dami@title-bench.example.com', '김다미');
  await newCanvas(page, '제목 재기', '빈 캔버스');
  await putPack(page);
  await cards(page, 'text').getByRole('button', { name: '제목·썸네일' }).press('Enter');
  const bench = page.getByRole('dialog', { name: '제목·썸네일 미리 보기' });
  const first = bench.getByRole('listitem').filter({ has: page.getByRole('textbox', { name: '제목 1' }) });
  for (const title of TITLES) {
    await first.getByRole('textbox').fill(title);
    const cut = async () => (await cutByLayout(page, title)).map((surface) => SURFACES[surface].label.ko).join(', ');
    await expect.poll(async () => (await first.textContent())?.split('잘리는 곳: ')[1] ?? '').toBe(await cut());
  }
});
