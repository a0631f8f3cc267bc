import { expect, type Locator, type Page } from '@playwright/test';

/** Founds an organisation from the dashboard; ends on its screen. */
export async function newOrg(page: Page, name: string): Promise<void> {
  await page.getByRole('region', { name: '조직과 프로젝트' }).getByRole('button', { name: '새 조직' }).click();
  await page.getByRole('dialog').getByLabel('조직 이름').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: '만들기' }).click();
  await page.waitForURL(/\/orgs\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Makes a project from the organisation's screen; ends on the project. */
export async function newProject(page: Page, name: string, description = ''): Promise<void> {
  await page.getByRole('button', { name: '새 프로젝트' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('프로젝트 이름').fill(name);
  await dialog.getByLabel('설명').fill(description);
  await dialog.getByRole('button', { name: '만들기' }).click();
  await page.waitForURL(/\/projects\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Calls the product from the page, as its own code does. */
export const callFrom = <Answer>(page: Page, path: string, body: object): Promise<Answer> =>
  page.evaluate(
    async ([to, payload]) => {
      const answer = await fetch(to, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(payload),
      });
      return answer.json();
    },
    [path, body] as const,
  );

/** A project in an organisation of its own, made without the screens. */
export async function placeProject(page: Page, name: string): Promise<{ id: string; orgId: string }> {
  const org = await callFrom<{ id: string }>(page, '/api/orgs', { name: '서연 스튜디오' });
  return callFrom(page, '/api/projects', { orgId: org.id, name });
}

export interface Brought {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Opens the upload dialog and chooses files there; nothing is sent yet. */
export async function chooseFiles(
  page: Page,
  files: readonly Brought[] | string,
  button = '파일 고르기',
): Promise<void> {
  await page
    .getByRole('region', { name: /^(파일 올리기|Upload files)$/ })
    .getByRole('button', { name: button })
    .click();
  const field = page.getByRole('dialog').locator('input[type=file]').first();
  await field.setInputFiles(typeof files === 'string' ? files : [...files]);
}

/** The row of a file of the project. */
export const fileRow = (page: Page, name: string): Locator => page.locator('li[data-file]').filter({ hasText: name });

/** The row of somebody, or of an invitation, in whatever list of people is open. */
export const personRow = (within: Page | Locator, text: string): Locator =>
  within.getByRole('listitem').filter({ hasText: text });

/** What the one toast says. */
export const toast = (page: Page): Locator => page.getByRole('region', { name: /알림 \(F8\)|Notifications \(F8\)/ });

/**
 * Everything that this part of the page says from now on, in this page and the next ones, a line each. For what leaves
 * again before anybody can look: the page that sends people to the login stays for half a second.
 */
export async function listenTo(page: Page, selector: string): Promise<() => string> {
  const said: string[] = [];
  const hear = `hear${crypto.randomUUID().replaceAll('-', '')}`;
  await page.exposeFunction(hear, (text: string) => said.push(text));
  await page.addInitScript(
    ([name, part]) => {
      const heard = Reflect.get(globalThis, name) as (text: string) => void;
      let last = '';
      new MutationObserver(() => {
        const text = document.querySelector(part)?.textContent ?? '';
        if (text !== '' && text !== last) heard(text);
        last = text;
      }).observe(document, { childList: true, subtree: true, characterData: true });
    },
    [hear, selector] as const,
  );
  return () => said.join('\n');
}
export const listenToToasts = (page: Page): Promise<() => string> => listenTo(page, '[data-toaster]');

/** A picture of one point. */
export const POINT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
