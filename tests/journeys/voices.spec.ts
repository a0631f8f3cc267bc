import { expect, type Locator, type Page } from '@playwright/test';
import { voices } from '../../src/contract/recipes/voice/test-voices.ts';
import { makePdf } from '../replay/documents.ts';
import type { House } from './house.ts';
import { boxOf, cards, fitView, newCanvas, pasteAt, readBoard, signIn, tool, wire } from './hands.ts';
import { put } from './hands-on-canvas.ts';
import { test } from './test.ts';

let house: House;
test.beforeAll(({ sharedHouse }) => {
  house = sharedHouse;
});

const chatOf = (page: Page): Locator => cards(page, 'ai-chat');
const SOURCE =
  '한 달 식비가 62만 원에서 38만 원이 되었습니다. 배달을 주 2회로 줄였습니다. 장은 주 1회, 배부른 시간에 봅니다. ' +
  '냉동 채소와 두부, 달걀을 기본으로 담습니다. 버리는 것이 절반으로 줄었습니다. 일요일에 다섯 끼를 만들어 둡니다.';

test('a voice is made from pasted texts, used in a chat, and tells how near a note comes to it', async ({ page }) => {
  await signIn(page, house.url, 'hana@voices.example.com', '정하나');
  await newCanvas(page, '내 말투로', '빈 캔버스');
  await test.step('a note is wired to a chat', () => wireNote(page));
  await test.step('from the form of a recipe a voice is made in one step, and attached there', () => makeVoice(page));
  await test.step('kept as a note, it is written by hand', () => writeNote(page));
  await test.step('it is compared with the voice, and the lines least like it are shown with the reasons', () =>
    seeWorstLines(page));
  await test.step('its owner finds it in the settings, changes it and deletes it', () => manage(page));
});

async function wireNote(page: Page): Promise<void> {
  await pasteAt(page, 420, 300, SOURCE);
  await tool(page, 'AI Chat').click();
  await page.keyboard.press('Escape');
  await fitView(page);
  await wire(page, cards(page, 'text').filter({ hasText: '62만 원' }), chatOf(page));
}

async function makeVoice(page: Page): Promise<void> {
  await chatOf(page).getByRole('button', { name: '만들기' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /스레드 글/ })
    .click();
  const form = page.getByRole('dialog', { name: '스레드 글' });
  await form.getByRole('button', { name: '새 말투' }).click();
  const adding = page.getByRole('dialog', { name: '새 말투' });
  const behind = page.getByRole('dialog', { name: '스레드 글', includeHidden: true });
  const head = await boxOf(behind);
  const isBehind = await behind.evaluate(
    (dialog, { x, y }) => !dialog.contains(document.elementFromPoint(x + 40, y + 6)),
    head,
  );
  expect(isBehind, 'the form steps back behind the dialog that it opened').toBe(true);
  await adding.getByRole('button', { name: '말투 만들기' }).click();
  await expect(adding.getByLabel('내가 쓴 글 1')).toBeFocused();
  await expect(adding.getByText('글을 붙여 넣거나 링크를 적거나 소스를 골라 주세요.')).toBeVisible();
  const own = voices.vlog.own.join('\n\n');
  await adding
    .locator('input[type="file"]')
    .setInputFiles({ name: '브이로그.txt', mimeType: 'text/plain', buffer: Buffer.from(own) });
  await expect(adding.getByLabel('내가 쓴 글 1')).toHaveValue(own);
  await adding.locator('input[type="file"]').setInputFiles([
    { name: '지난 글.pdf', mimeType: 'application/pdf', buffer: makePdf([voices.vlog.own[0]]) },
    { name: '빈 글.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no document') },
  ]);
  await expect(adding.getByLabel('내가 쓴 글 2')).toHaveValue(/\S/);
  await expect(adding.getByRole('alert')).toContainText('‘빈 글.pdf’ 파일을 읽지 못했어요.');
  await adding.getByLabel('말투 이름').fill('브이로그');
  await adding.getByRole('button', { name: '말투 만들기' }).click();
  const voice = page.getByRole('dialog', { name: '말투', exact: true });
  await expect(voice.getByRole('region', { name: '측정 결과' })).toContainText(/문장 길이\s*평균 \d/);
  await voice.getByLabel('쓰지 않을 말').fill('혁신적인');
  await voice.getByRole('button', { name: '목록으로' }).click();
  await page.getByRole('button', { name: '브이로그 열기' }).click();
  await expect(voice.getByLabel('쓰지 않을 말')).toHaveValue('혁신적인');
  await voice.getByRole('button', { name: '저장', exact: true }).click();
  await expect(voice).toBeHidden();
  await expect(form.getByText('‘브이로그’ 말투로 써요.')).toBeVisible();
  await expect(form.getByLabel('쓸 곳')).toHaveValue(/.+/);
  await form.getByLabel('주제').fill('식비 줄이기');
  await form.getByLabel('글 수').fill('4');
  await form.getByRole('button', { name: '만들기', exact: true }).click();
  await expect(form).toBeHidden();
}

async function writeNote(page: Page): Promise<void> {
  await chatOf(page).getByRole('article').last().getByRole('button', { name: '노트로 저장' }).click();
  await made(page).getByRole('button', { name: '내용 편집' }).click();
  const sentences = SOURCE.split(/(?<=\.) /);
  const posts = [sentences.slice(0, 2), sentences.slice(2, 4), sentences.slice(4, 5), sentences.slice(5)];
  const field = page.getByRole('application', { name: '보드' }).locator('textarea:focus');
  await field.fill(posts.map((post, i) => `${i + 1}/ ${post.join(' ')}`).join('\n\n'));
  await page.keyboard.press('Control+Enter');
  await expect(field).toHaveCount(0);
}

const made = (page: Page): Locator => cards(page, 'text').filter({ hasText: '스레드 글' });

async function seeWorstLines(page: Page): Promise<void> {
  const note = made(page);
  const noted = async () => (await readBoard(page)).nodes.flatMap(({ metadata }) => metadata['voice'] ?? []);
  await expect.poll(noted).toMatchObject([{ name: '브이로그' }]);
  await note.getByRole('button', { name: /^(점검 통과|살펴볼 것|고칠 것)/ }).click();
  const checks = page.getByRole('dialog', { name: '점검 결과' });
  await checks.getByText(/^말투 \d+점$/).click();
  await expect(checks.getByRole('list', { name: '항목별 점수' })).toContainText('문장 끝');
  await expect(checks.getByRole('list', { name: '가장 다른 줄' }).getByRole('listitem').first()).toContainText('~요체');
  await page.keyboard.press('Escape');
}

async function manage(page: Page): Promise<void> {
  await page.goto(`${house.url}/settings`);
  const section = page.getByRole('region', { name: '내 말투' });
  await expect(section).toContainText('1곳에서 써요');
  await section.getByRole('button', { name: '브이로그 열기' }).click();
  const voice = page.getByRole('dialog', { name: '말투', exact: true });
  await expect(voice.getByLabel('쓰지 않을 말')).toHaveValue('혁신적인');
  await voice.getByRole('button', { name: '말투 지우기' }).click();
  const asking = page.getByRole('alertdialog', { name: '‘브이로그’ 말투를 지울까요?' });
  await asking.getByRole('button', { name: '말투 지우기' }).click();
  await expect(page.getByText('아직 만든 말투가 없어요.').first()).toBeVisible();
}

test('a voice is measured on a note of the board that somebody wrote', async ({ page }) => {
  await signIn(page, house.url, 'notes@voices.example.com', '정하나');
  await newCanvas(page, '지난 대본', '빈 캔버스');
  const [script] = voices.vlog.own;
  await put(page, { type: 'text', title: '두부 대본', content: script });
  await put(page, { type: 'text', title: '메모', content: '오늘 할 일' });
  await put(page, {
    type: 'text',
    title: '만든 글',
    content: script,
    metadata: { recipe: { id: 'thread', values: {} } },
  });
  await tool(page, 'AI Chat').click();
  await page.keyboard.press('Escape');
  await chatOf(page).getByRole('button', { name: '만들기' }).press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /스레드 글/ })
    .click();
  await page.getByRole('dialog', { name: '스레드 글' }).getByRole('button', { name: '새 말투' }).click();
  const adding = page.getByRole('dialog', { name: '새 말투' });
  await adding.getByText('보드의 노트와 소스에서 고르기 (0개 고름)').click();
  await expect(adding.getByRole('checkbox')).toHaveCount(1);
  await adding.getByRole('checkbox', { name: /두부 대본/ }).check();
  await expect(adding.getByText('노트 · 지난 대본')).toBeVisible();
  await adding.getByRole('button', { name: '말투 만들기' }).click();
  const voice = page.getByRole('dialog', { name: '말투', exact: true });
  await expect(voice.getByRole('region', { name: '측정 결과' })).toContainText('글 1편');
});
