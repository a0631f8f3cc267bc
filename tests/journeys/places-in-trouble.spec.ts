import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Browser, type Page } from '@playwright/test';
import { pageOf, signIn, type SignedIn } from './actions.ts';
import { chooseFiles, fileRow, listenTo, listenToToasts, newOrg, newProject, toast } from './place-actions.ts';
import type { TestServer } from './test-server.ts';
import { test } from './test.ts';

let server: TestServer;
let member: SignedIn;
let orgPath: string;
let projectPath: string;

test.beforeAll(async ({ browser, sharedServer }) => {
  server = sharedServer;
  const context = await browser.newContext({ locale: 'ko-KR', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signIn(page, server.url, 'seoyeon@places-in-trouble.example', '한서연');
  await newOrg(page, 'Oharu Studio');
  orgPath = new URL(page.url()).pathname;
  await newProject(page, 'Home café', 'Season 2');
  projectPath = new URL(page.url()).pathname;
  member = await context.storageState();
  await context.close();
});

const note = (n: number) => ({
  name: `note-${n}.txt`,
  mimeType: 'text/plain',
  buffer: Buffer.from(`The cup of number ${n} holds ${n}00 millilitres of coffee.`),
});

test('what fails in an organisation and a project says so, and nothing that was chosen, written or sent is lost', async ({
  browser,
}) => {
  const page = await pageOf(browser, member, 'en');
  await test.step('an upload that fails says at which step, and nothing that was chosen or sent is lost', () =>
    upload(page));
  await test.step('more than 5 files, or one above 50 MB, may not come and the reason is said', () => tooMany(page));
  await test.step('a chat that gets no answer says so, keeps the question, and web search is off again', () =>
    chat(page));
  await test.step('what cannot be loaded says so and can be tried again; while signed out the page is blank', () =>
    load(page, browser));
  await page.context().close();
});

async function upload(page: Page): Promise<void> {
  await page.goto(server.url + projectPath);
  await expect(page.getByText('No files uploaded')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Upload files' })).toContainText('50MB per file');

  await page.route('**/upload', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await chooseFiles(page, [note(1)], 'Choose files');
  const dialog = page.getByRole('dialog');
  const area = dialog.locator('.uppy-Dashboard-inner');
  await expect.poll(() => area.boundingBox()).toMatchObject({ width: 750, height: 550 });
  await dialog.getByRole('button', { name: 'Upload files: 1' }).click();
  await expect(toast(page)).toContainText('Upload error');
  await expect(toast(page)).toContainText('Failed to get upload URL. Please try again.');
  await page.route('**/files', (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
  await dialog.getByRole('button', { name: 'Retry upload' }).last().click();
  await expect(toast(page)).toContainText('Upload failed');
  await expect(toast(page)).toContainText('Failed to process uploaded file. Please try again.');
  const left = page.getByRole('region', { name: 'Files that could not be processed' });
  await expect(left).toContainText('note-1.txt');
  await page.unroute('**/files');
  await page.reload();
  await left.getByRole('button', { name: 'Process “note-1.txt” again' }).click();
  await expect(toast(page)).toContainText('Upload complete');
  await expect(toast(page)).toContainText('File has been uploaded and is being processed.');
  await expect(left).toHaveCount(0);
  await expect(fileRow(page, 'note-1.txt').locator('[data-status=completed]:visible')).toContainText('Completed');
}

async function tooMany(page: Page): Promise<void> {
  await page.goto(server.url + projectPath);
  await chooseFiles(page, [1, 2, 3, 4, 5, 6].map(note), 'Choose files');
  await expect(page.getByRole('dialog')).toContainText('You can only upload 5 files');
  const directory = mkdtempSync(join(tmpdir(), 'maru-large-'));
  const large = join(directory, 'rough-cut.mp4');
  writeFileSync(large, Buffer.alloc(50 * 1024 * 1024 + 1));
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await chooseFiles(page, large, 'Choose files');
  await expect(page.getByRole('dialog')).toContainText('rough-cut.mp4 is too large. At most 50 MB per file.');
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Upload files: / })).toHaveCount(0);
  rmSync(directory, { recursive: true });
}

async function chat(page: Page): Promise<void> {
  await page.route('**/api/settings', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), webSearch: true } });
  });
  await page.goto(`${server.url}${projectPath}?tab=chat`);
  const field = page.getByLabel('Question', { exact: true });
  const asked = Promise.withResolvers<void>();
  await page.route('**/ask', async (route) => {
    await asked.promise;
    await route.fulfill({ status: 500, body: '' });
  });
  await field.fill('How much does the cup hold?');
  await field.press('Enter');
  await expect(field).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled();
  await expect(page.locator('article[aria-busy=true] .skeleton').first()).toBeVisible();
  asked.resolve();
  await expect(toast(page)).toContainText('Error');
  await expect(toast(page)).toContainText('Failed to get AI response. Please try again.');
  await expect(page.getByRole('log')).toContainText('How much does the cup hold?');
  await page.route('**/api/web-search', (route) => route.fulfill({ status: 503, body: '' }));
  const toggle = page.getByRole('button', { name: /^Web search/ });
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await field.fill('Coffee fairs this year');
  await field.press('Enter');
  await expect(toast(page)).toContainText('Failed to perform web search. Please try again.');
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
}

async function load(page: Page, browser: Browser): Promise<void> {
  await page.route('**/api/orgs/*/usage', (route) => route.fulfill({ status: 500, body: '' }));
  await page.route('**/api/orgs/*/members', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await page.goto(server.url + orgPath);
  await expect(page.getByRole('group', { name: 'Storage Used' })).toContainText("Couldn't load the usage");
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('seoyeon@places-in-trouble.example')).toBeVisible();
  await page.route('**/api/projects/*', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 });
  await page.goto(server.url + projectPath);
  await expect(page.getByText("Couldn't load the project")).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Home café' })).toBeVisible();
  const visitor = await (await browser.newContext({ locale: 'en-US' })).newPage();
  const login = visitor.waitForRequest((request) => new URL(request.url()).pathname === '/api/login');
  const said = await listenToToasts(visitor);
  const main = await listenTo(visitor, 'main');
  await visitor.goto(server.url + projectPath);
  await login;
  await expect.poll(said).toContain('You are logged out. Logging in again...');
  expect(main(), 'the page stays blank').toBe('');
}
