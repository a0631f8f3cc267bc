import { expect, type Locator, type Page } from '@playwright/test';
import { voices } from '../../src/contract/recipes/voice/test-voices.ts';
import { makePdf } from '../replay/documents.ts';
import { cards, fitView, newCanvas, pasteAt, readBoard, signIn, tool, wire } from './actions.ts';
import { serverWithReplay } from './servers-with-stubs.ts';
import { test } from './test.ts';

const here = serverWithReplay();

const chat = (page: Page): Locator => cards(page, 'ai-chat');
const SOURCE =
  '한 달 식비가 62만 원에서 38만 원이 되었습니다. 배달을 주 2회로 줄였습니다. 장은 주 1회, 배부른 시간에 봅니다. ' +
  '냉동 채소와 두부, 달걀을 기본으로 담습니다. 버리는 것이 절반으로 줄었습니다. 일요일에 다섯 끼를 만들어 둡니다.';

test('a voice is made from what its creator wrote, used in a chat, and tells how near a note comes to it', async ({
  page,
}) => {
  await signIn(page, here.server.url, 'hana@voices.example.com', '정하나');
  await newCanvas(page, '내 말투로', '빈 캔버스');
  await pasteAt(page, 420, 300, SOURCE);
  await tool(page, 'AI Chat').click();
  await page.keyboard.press('Escape');
  await fitView(page);
  await wire(page, cards(page, 'text').filter({ hasText: '62만 원' }), chat(page));
  await test.step('from the form of a recipe a voice is made of texts and files, and attached there', () =>
    makeVoice(page));
  await test.step('a note that is written by hand is compared with it, line by line', () => compare(page));
  await test.step('a voice is made from typed addresses, and says which of them cannot be read', () => ofLinks(page));
  await test.step('its owner finds it in the settings, changes it and deletes it', () => manage(page));
});

const adding = (page: Page): Locator => page.getByRole('dialog', { name: '새 말투' });
const opened = (page: Page): Locator => page.getByRole('dialog', { name: '말투', exact: true });

async function openForm(page: Page): Promise<Locator> {
  await chat(page).getByRole('button', { name: '만들기' }).press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /스레드 글/ })
    .click();
  return page.getByRole('dialog', { name: '스레드 글' });
}

async function makeVoice(page: Page): Promise<void> {
  const form = await openForm(page);
  await form.getByRole('button', { name: '새 말투' }).click();
  const bring = adding(page).locator('input[type="file"]');
  const own = voices.vlog.own.join('\n\n');
  await bring.setInputFiles({ name: '브이로그.txt', mimeType: 'text/plain', buffer: Buffer.from(own) });
  await expect(adding(page).getByLabel('내가 쓴 글 1')).toHaveValue(own);
  await bring.setInputFiles([
    { name: '지난 글.pdf', mimeType: 'application/pdf', buffer: makePdf([voices.vlog.own[0]]) },
    { name: '빈 글.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no document') },
  ]);
  await expect(adding(page).getByLabel('내가 쓴 글 2')).toHaveValue(/\S/);
  await expect(adding(page).getByRole('alert')).toContainText('‘빈 글.pdf’ 파일을 읽지 못했어요.');
  await adding(page).getByLabel('말투 이름').fill('브이로그');
  await adding(page).getByRole('button', { name: '말투 만들기' }).click();
  await expect(opened(page).getByRole('region', { name: '측정 결과' })).toContainText(/문장 길이\s*평균 \d/);
  await opened(page).getByLabel('쓰지 않을 말').fill('혁신적인');
  await opened(page).getByRole('button', { name: '저장', exact: true }).click();
  await expect(opened(page)).toBeHidden();
  await expect(form.getByText('‘브이로그’ 말투로 써요.')).toBeVisible();
  await form.getByLabel('주제').fill('식비 줄이기');
  await form.getByLabel('글 수').fill('4');
  await form.getByRole('button', { name: '만들기', exact: true }).click();
  await expect(form).toBeHidden();
}

async function compare(page: Page): Promise<void> {
  const note = cards(page, 'text').filter({ hasText: '스레드 글' });
  await chat(page).getByRole('article').last().getByRole('button', { name: '노트로 저장' }).click();
  await note.getByRole('button', { name: '내용 편집' }).click();
  const sentences = SOURCE.split(/(?<=\.) /);
  const posts = [sentences.slice(0, 2), sentences.slice(2, 4), sentences.slice(4, 5), sentences.slice(5)];
  const field = page.getByRole('application', { name: '보드' }).locator('textarea:focus');
  await field.fill(posts.map((post, i) => `${i + 1}/ ${post.join(' ')}`).join('\n\n'));
  await page.keyboard.press('Control+Enter');
  await expect(field).toHaveCount(0);
  const noted = async () => (await readBoard(page)).nodes.flatMap(({ metadata }) => metadata['voice'] ?? []);
  await expect.poll(noted).toMatchObject([{ name: '브이로그' }]);
  await note.getByRole('button', { name: /^(점검 통과|살펴볼 것|고칠 것)/ }).click();
  const checks = page.getByRole('dialog', { name: '점검 결과' });
  await checks.getByText(/^말투 \d+점$/).click();
  await expect(checks.getByRole('list', { name: '항목별 점수' })).toContainText('문장 끝');
  await expect(checks.getByRole('list', { name: '가장 다른 줄' }).getByRole('listitem').first()).toContainText('~요체');
  await page.keyboard.press('Escape');
}

async function ofLinks(page: Page): Promise<void> {
  await page.goto(`${here.server.url}/settings`);
  await page.getByRole('region', { name: '내 말투' }).getByRole('button', { name: '새 말투' }).click();
  const links = adding(page).getByLabel('내 글이나 영상 링크');
  const make = adding(page).getByRole('button', { name: '말투 만들기' });
  await adding(page).getByLabel('말투 이름').fill('채널 말투');
  await links.fill(`${here.replay.url}/missing\nhttps://youtu.be/maruReplay1`);
  await make.click();
  await expect(page.getByText(`${here.replay.url}/missing: 페이지를 찾을 수 없어요`)).toBeVisible();
  await expect(links).toHaveValue(/maruReplay1/);
  await links.fill(`${here.replay.url}/article\nhttps://youtu.be/maruReplay1`);
  await make.click();
  await expect(opened(page).getByRole('region', { name: '측정 결과' })).toContainText('초에');
  await opened(page).getByText('잰 글 2편').click();
  await expect(opened(page).getByText(/숏폼 첫 3초/)).toBeVisible();
  await page.reload();
}

async function manage(page: Page): Promise<void> {
  const section = page.getByRole('region', { name: '내 말투' });
  await expect(section).toContainText('1곳에서 써요');
  await section.getByRole('button', { name: '브이로그 열기' }).click();
  await expect(opened(page).getByLabel('쓰지 않을 말')).toHaveValue('혁신적인');
  await opened(page).getByRole('button', { name: '말투 지우기' }).click();
  const asking = page.getByRole('alertdialog', { name: '‘브이로그’ 말투를 지울까요?' });
  await asking.getByRole('button', { name: '말투 지우기' }).click();
  await expect(section.getByRole('button', { name: '브이로그 열기' })).toHaveCount(0);
}
