import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { signIn } from './actions.ts';
import { deleteProject, shareWithGroup, transferOrg } from './org-actions.ts';
import { chooseFiles, fileRow, newOrg, newProject, personRow, POINT, toast } from './place-actions.ts';
import type { TestServer } from './test-server.ts';
import { test } from './test.ts';

let server: TestServer;
test.beforeAll(({ sharedServer }) => {
  server = sharedServer;
});

const JIWOO = 'jiwoo@organisations-and-projects.example';
const checklist =
  '촬영 전에 확인할 것.\n\n본편 시작 10초 안에 유료 광고 고지 자막이 들어가야 합니다.\n제품이 화면에 나오는 시간은 모두 60초입니다.\n';

test('two people share an organisation and a project, from the invitation to the end of both', async ({ browser }) => {
  const owner = await person(browser, 'seoyeon@organisations-and-projects.example', '한서연');
  const guest = await person(browser, JIWOO, '김지우');
  await test.step('the owner founds an organisation and invites', () => foundAndInvite(owner, guest));
  await test.step('a role decides what the guest sees', () => roles(owner, guest));
  await test.step('projects are made, found and opened', () => projects(owner));
  await test.step('files are brought, seen, downloaded, read again and deleted', () => files(owner));
  await test.step('the chat answers from the files and opens its evidence', () => chat(owner));
  await test.step('people come to the project and go', () => members(owner));
  await test.step('settings, public access and sharing', () => settings(owner, guest));
  await test.step('the organisation is offered, declined, and changes hands twice', () =>
    transferOrg(owner, guest, place()));
  await test.step('a group is made, and a canvas and the project are shared with it', () =>
    shareWithGroup(owner, guest, place()));
  await test.step('the guest leaves the organisation, the owner ends it', () => end(owner, guest));
});

/** A signed-in browser of its own. */
async function person(browser: Browser, email: string, name: string): Promise<Page> {
  const context = await browser.newContext({
    locale: 'ko-KR',
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  await signIn(page, server.url, email, name);
  return page;
}

const orgPath: { now: string } = { now: '' };
const projectPath: { now: string } = { now: '' };
const place = () => ({
  home: server.url,
  org: server.url + orgPath.now,
  project: server.url + projectPath.now,
});
const stat = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const close = (page: Page) => page.getByRole('dialog').getByRole('button', { name: '닫기' }).click();

async function foundAndInvite(owner: Page, guest: Page): Promise<void> {
  await newOrg(owner, '오하루 스튜디오');
  orgPath.now = new URL(owner.url()).pathname;
  await expect(owner.getByText('Free', { exact: true })).toBeVisible();
  await expect(owner.getByText('멤버 1명')).toBeVisible();
  await expect(owner.getByText('아직 프로젝트가 없어요')).toBeVisible();
  await expect(stat(owner, '저장 공간')).toContainText('0.0MB');
  await expect(stat(owner, '프로젝트')).toContainText('0');
  await expect(stat(owner, '남은 크레딧')).toContainText(/\d/);
  await owner.getByRole('button', { name: '멤버 초대' }).click();
  const dialog = owner.getByRole('dialog');
  await dialog.getByLabel('이메일').fill(JIWOO);
  await dialog.getByRole('button', { name: '초대 만들기' }).click();
  await dialog.getByRole('status').getByRole('button', { name: '링크 복사' }).click();
  await expect(toast(owner)).toContainText('링크를 복사했어요');
  const link = await owner.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(new RegExp(`^${server.url}/invitations/[0-9a-f-]{36}$`));
  await close(owner);
  await expect(stat(owner, '멤버')).toContainText('초대 대기 1명');

  await guest.goto(link);
  await expect(guest.getByText('‘오하루 스튜디오’에 초대받았어요')).toBeVisible();
  await guest.getByRole('button', { name: '수락' }).click();
  await expect(guest.getByRole('heading', { level: 1, name: '오하루 스튜디오' })).toBeVisible();
}

/** Opens the menu of the guest in 'Manage' and chooses there. */
async function manageGuest(owner: Page, choice: string): Promise<void> {
  await owner.getByRole('button', { name: '관리', exact: true }).click();
  const row = personRow(owner.getByRole('dialog'), JIWOO);
  await row.getByRole('button', { name: /관리$/ }).click();
  await owner.getByRole('menu').getByText(choice, { exact: true }).click();
}

async function roles(owner: Page, guest: Page): Promise<void> {
  await expect(guest.getByRole('button', { name: '새 프로젝트' })).toBeVisible();
  await expect(guest.getByRole('button', { name: '멤버 초대' })).toHaveCount(0);
  await expect(guest.getByRole('button', { name: '설정', exact: true })).toHaveCount(0);
  await expect(personRow(guest.locator('main'), JIWOO).locator('[data-role=editor]')).toBeVisible();
  await expect(personRow(guest.locator('main'), 'seoyeon@').locator('[data-role=owner]')).toBeVisible();
  await owner.reload();
  await manageGuest(owner, '관리자');
  await expect(toast(owner)).toContainText('역할을 바꿨어요');
  await close(owner);
  await guest.reload();
  await expect(guest.getByRole('button', { name: '멤버 초대' })).toBeVisible();
  await manageGuest(owner, '보기');
  await close(owner);
  await guest.reload();
  await expect(personRow(guest.locator('main'), JIWOO).locator('[data-role=viewer]')).toBeVisible();
  await expect(guest.getByRole('button', { name: '새 프로젝트' })).toHaveCount(0);
  await owner.getByRole('button', { name: '설정', exact: true }).click();
  await owner.getByRole('dialog').getByLabel('조직 이름').fill('오하루 공방');
  await owner.getByRole('dialog').getByRole('button', { name: '저장' }).click();
  await expect(toast(owner)).toContainText('이름을 바꿨어요');
  await close(owner);
  await expect(owner.getByRole('heading', { level: 1, name: '오하루 공방' })).toBeVisible();
}

async function projects(owner: Page): Promise<void> {
  await newProject(owner, '강릉 여행');
  await owner.goto(server.url + orgPath.now);
  await newProject(owner, '홈카페 시즌 2', '모카하우스 협업');
  projectPath.now = new URL(owner.url()).pathname;
  await owner.goto(server.url + orgPath.now);
  await expect(stat(owner, '프로젝트')).toContainText('2');
  const list = owner.getByRole('region', { name: '프로젝트', exact: true }).getByRole('listitem');
  await expect(list.filter({ hasText: '강릉 여행' })).toContainText('설명 없음');
  await expect(list.filter({ hasText: '홈카페' })).toContainText('모카하우스 협업');
  await expect(list.filter({ hasText: '홈카페' })).toContainText(/\d+월 \d+일 수정/);
  await expect(list.filter({ hasText: '홈카페' })).toContainText('파일 0개');
  await owner.getByRole('button', { name: '모두 보기' }).click();
  await owner.getByLabel('프로젝트 찾기').fill('홈카페');
  await expect(list).toHaveCount(1);
  await owner.getByRole('link', { name: '홈카페 시즌 2', exact: true }).click();
  await owner.waitForURL(server.url + projectPath.now);
}

/** Lets files fall on a part of the page, as a hand does that carries several. */
async function dropOn(place: Locator, texts: Record<string, string>): Promise<void> {
  await place.evaluate((element, all) => {
    const dataTransfer = new DataTransfer();
    for (const [name, text] of Object.entries(all))
      dataTransfer.items.add(new File([text], name, { type: 'text/plain' }));
    for (const type of ['dragover', 'drop'])
      element.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  }, texts);
}

async function files(owner: Page): Promise<void> {
  await expect(owner.getByRole('tab', { name: '파일' })).toHaveAttribute('aria-selected', 'true');
  const columns = await owner.getByRole('tab').evaluateAll((tabs) => tabs.map((tab) => tab.clientWidth));
  expect(columns.filter((width) => Math.abs(width - (columns[0] ?? 0)) <= 1)).toHaveLength(4);
  await expect(owner.getByText('아직 올린 파일이 없어요')).toBeVisible();
  await chooseFiles(owner, [
    { name: '촬영_체크리스트.txt', mimeType: 'text/plain', buffer: Buffer.from(checklist) },
    { name: '썸네일.png', mimeType: 'image/png', buffer: POINT },
    { name: '깨진_제안서.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type') },
  ]);
  await owner.getByRole('dialog').getByRole('button', { name: '파일 3개 올리기' }).click();
  await expect(toast(owner)).toContainText('업로드 완료');
  await expect(toast(owner)).toContainText('파일을 올렸고 처리하고 있어요.');
  await expect(owner.getByRole('dialog')).toHaveCount(0);
  await dropOn(owner.getByRole('region', { name: '파일 올리기' }), { '장비.txt': '드리퍼', '일정.txt': '토요일' });
  for (const name of ['장비', '일정'])
    await expect(fileRow(owner, name).locator('[data-status=completed]:visible')).toBeVisible();
  await expect(owner.getByRole('dialog')).toHaveCount(0);
  await expect(fileRow(owner, '촬영_체크리스트').locator('[data-status=completed]:visible')).toBeVisible();
  await expect(fileRow(owner, '썸네일').locator('[data-status=completed]:visible')).toBeVisible();
  await expect(fileRow(owner, '깨진_제안서').locator('[data-status=failed]:visible')).toBeVisible();
  await expect(fileRow(owner, '깨진_제안서')).toContainText('파일이 손상되어 읽을 수 없어요.');
  await fileRow(owner, '촬영_체크리스트').getByRole('button', { name: /보기$/ }).first().click();
  await expect(owner.getByRole('complementary', { name: '원문' })).toContainText('60초입니다');
  await owner.keyboard.press('Escape');
  const download = owner.waitForEvent('download');
  await fileRow(owner, '촬영_체크리스트')
    .getByRole('link', { name: /내려받기$/ })
    .click();
  expect((await download).suggestedFilename()).toBe('촬영_체크리스트.txt');
  await fileRow(owner, '깨진_제안서')
    .getByRole('button', { name: /더 보기$/ })
    .click();
  await owner.getByRole('menuitem', { name: '다시 읽기' }).click();
  await expect(toast(owner)).toContainText('다시 읽고 있어요');
  await fileRow(owner, '깨진_제안서')
    .getByRole('button', { name: /더 보기$/ })
    .click();
  await owner.getByRole('menuitem', { name: '파일 삭제' }).click();
  await owner.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click();
  await expect(toast(owner)).toContainText('파일을 삭제했어요');
  await expect(owner.locator('li[data-file]')).toHaveCount(4);
}

async function chat(owner: Page): Promise<void> {
  await owner.getByRole('tab', { name: 'AI Chat' }).click();
  await expect(owner).toHaveURL(/\?tab=chat$/);
  const card = owner.getByRole('tabpanel').locator('> div');
  await expect.poll(async () => (await card.boundingBox())?.height).toBe(600);
  await expect(owner.getByText('파일 4개를 읽고 답해요')).toBeVisible();
  const send = owner.getByRole('button', { name: '보내기', exact: true });
  await owner.getByLabel('질문', { exact: true }).fill('유료 광고 고지 자막은 언제 들어가야 해?');
  await send.click();
  const answer = owner.getByRole('article');
  await expect(answer).toContainText('본편 시작 10초 안에 유료 광고 고지 자막이 들어가야 합니다.');
  await answer.getByRole('button', { name: /출처 1/ }).click();
  const reader = owner.getByRole('complementary', { name: '원문' });
  await expect(reader.locator('mark')).toContainText('10초 안에 유료 광고 고지');
  await owner.keyboard.press('Escape');
  await owner.reload();
  await expect(answer).toContainText('10초 안에');
}

async function members(owner: Page): Promise<void> {
  await owner.getByRole('tab', { name: '멤버' }).click();
  const panel = owner.getByRole('tabpanel');
  await expect(personRow(panel, 'seoyeon@')).toContainText(/\d+월 \d+일에 추가됨/);
  await owner.getByRole('button', { name: '멤버 추가' }).click();
  const dialog = owner.getByRole('dialog');
  await expect(dialog.getByLabel('사람', { exact: true })).toContainText(JIWOO);
  await dialog.getByRole('radio', { name: /^보기/ }).check();
  await dialog.getByRole('button', { name: '추가', exact: true }).click();
  await expect(toast(owner)).toContainText('멤버를 추가했어요');
  await expect(personRow(panel, JIWOO).locator('[data-role=viewer]')).toBeVisible();
  await personRow(panel, JIWOO).getByRole('button', { name: /관리$/ }).click();
  await owner.getByRole('menuitem', { name: '내보내기' }).click();
  await owner.getByRole('alertdialog').getByRole('button', { name: '내보내기' }).click();
  await expect(owner.locator('li').filter({ hasText: JIWOO })).toHaveCount(0);
}

async function settings(owner: Page, guest: Page): Promise<void> {
  await owner.getByRole('tab', { name: '설정' }).click();
  await owner.getByLabel('프로젝트 이름').fill('홈카페 시즌 3');
  await owner.getByLabel('설명').fill('새 원두');
  await owner.getByRole('tabpanel').getByRole('button', { name: '저장' }).click();
  await expect(toast(owner)).toContainText('설정을 저장했어요');
  await expect(owner.getByRole('heading', { level: 1, name: '홈카페 시즌 3' })).toBeVisible();
  await owner.getByRole('tabpanel').getByRole('button', { name: '켜기' }).click();
  await expect(toast(owner)).toContainText('공개 링크를 켰어요');
  await owner.getByRole('button', { name: '공유' }).click();
  const dialog = owner.getByRole('dialog');
  await expect(dialog).toContainText('로그인한 사람이면 누구나 이 주소로 보드를 볼 수 있어요.');
  await expect(dialog.getByLabel('프로젝트 주소')).toHaveValue(server.url + projectPath.now);
  await dialog.getByRole('button', { name: '끄기' }).click();
  await expect(dialog).toContainText('멤버만 이 주소로 들어올 수 있어요.');
  await dialog.getByRole('link', { name: '멤버 관리' }).click();
  await expect(owner).toHaveURL(/\?tab=members$/);
  await guest.goto(server.url + projectPath.now);
  await expect(guest.getByRole('heading', { level: 1, name: '홈카페 시즌 3' })).toBeVisible();
  await expect(guest.getByRole('button', { name: '파일 고르기' })).toHaveCount(0);
  await guest.goto(`${server.url}${projectPath.now}?tab=settings`);
  await expect(guest.getByLabel('프로젝트 이름')).toHaveAttribute('readonly');
  await expect(guest.getByText('설정은 관리자만 바꿀 수 있어요.')).toBeVisible();
  await expect(guest.getByRole('button', { name: '삭제' })).toHaveCount(0);
  await expect(owner.getByRole('link', { name: '보드 열기' })).toHaveAttribute('href', `${projectPath.now}/board`);
}

async function end(owner: Page, guest: Page): Promise<void> {
  await guest.goto(server.url + orgPath.now);
  await guest.getByRole('button', { name: '관리', exact: true }).click();
  await personRow(guest.getByRole('dialog'), JIWOO).getByRole('button', { name: /관리$/ }).click();
  await guest.getByRole('menuitem', { name: '나가기' }).click();
  await guest.getByRole('alertdialog').getByRole('button', { name: '나가기' }).click();
  await guest.waitForURL(`${server.url}/`);
  await guest.goto(server.url + projectPath.now);
  await expect(guest.getByText('프로젝트를 볼 수 없어요')).toBeVisible();
  await guest.goto(server.url + orgPath.now);
  await expect(guest.getByText('조직을 볼 수 없어요')).toBeVisible();
  await owner.goto(`${server.url}${projectPath.now}?tab=settings`);
  await deleteProject(owner);
  await expect(toast(owner)).toContainText('프로젝트를 삭제했어요');
  await toast(owner).getByRole('button', { name: '되살리기' }).click();
  await expect(owner.getByRole('heading', { level: 1, name: '홈카페 시즌 3' })).toBeVisible();
  await owner.goto(`${server.url}${projectPath.now}?tab=settings`);
  await deleteProject(owner);
  await owner.waitForURL(`${server.url}/`);
  await owner.goto(server.url + projectPath.now);
  await expect(owner.getByText('프로젝트를 볼 수 없어요')).toBeVisible();
  await owner.goto(server.url + orgPath.now);
  await expect(owner.getByRole('link', { name: '강릉 여행', exact: true })).toBeVisible();
  await expect(owner.getByRole('link', { name: '홈카페 시즌 3', exact: true })).toHaveCount(0);
  const watching = await owner.context().newPage();
  const trip = await owner.getByRole('link', { name: '강릉 여행', exact: true }).getAttribute('href');
  await watching.goto(`${server.url}${trip}/board`);
  await expect(watching.getByRole('application', { name: '보드' })).toBeVisible();
  await owner.getByRole('button', { name: '설정', exact: true }).click();
  await owner.getByRole('button', { name: '조직 삭제' }).click();
  await expect(owner.getByRole('alertdialog')).toContainText('프로젝트 1개 · 보드 1개');
  await owner.getByRole('alertdialog').getByRole('button', { name: '조직 삭제' }).click();
  await owner.waitForURL(`${server.url}/`);
  await expect(owner.getByText('조직을 만들면 여럿이')).toBeVisible();
  await expect(watching.getByText('이 프로젝트를 찾을 수 없어요')).toBeVisible();
  await watching.close();
  await owner.goto(`${server.url}/settings`);
  await expect(owner.getByText('조직 · 프로젝트 1개 · ')).toBeVisible();
  await owner.getByRole('button', { name: '‘오하루 공방’ 되살리기' }).click();
  await expect(toast(owner)).toContainText('되살렸어요.');
  await owner.getByRole('button', { name: '‘홈카페 시즌 3’ 되살리기' }).click();
  await expect(owner.getByText('휴지통이 비어 있어요.')).toBeVisible();
  await owner.goto(server.url + projectPath.now);
  await expect(fileRow(owner, '촬영_체크리스트').locator('[data-status=completed]:visible')).toBeVisible();
}
