import { expect, type Page } from '@playwright/test';
import { board } from './hands-on-canvas.ts';
import { isSaved, newCanvas, signIn } from './hands.ts';
import { newOrg, newProject } from './hands-on-places.ts';
import { test } from './test.ts';

/** What was asked for at these addresses since the page was opened, and whether the program or the page asked. */
const asked = (page: Page, endings: readonly string[]) =>
  page.evaluate(
    (wanted) =>
      wanted.map((ending) => {
        const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        const found = entries.filter(({ name }) => new URL(name).pathname.endsWith(ending));
        return [ending, found.map(({ initiatorType }) => (initiatorType === 'fetch' ? 'program' : 'page'))];
      }),
    endings,
  );

test('a screen that is opened at its address is asked for once, with the page', async ({ page, sharedHouse }) => {
  await signIn(page, sharedHouse.url, 'early@board.example.com', '김하루');
  await newCanvas(page, '이른 보드', '기본 캔버스');
  await isSaved(page);
  const { pathname } = new URL(page.url());
  await page.reload();
  await expect(board(page)).toBeVisible();
  const ofBoard = ['/api/auth/user', `/api${pathname.replace('canvas', 'canvases')}`, '/board'];
  expect(await asked(page, ofBoard)).toEqual(ofBoard.map((ending) => [ending, ['page']]));

  await page.goto(sharedHouse.url);
  await expect(page.getByRole('link', { name: '이른 보드' }).first()).toBeVisible();
  const ofDashboard = ['/api/auth/user', '/api/canvases', '/api/orgs', '/api/projects'];
  expect(await asked(page, ofDashboard)).toEqual(ofDashboard.map((ending) => [ending, ['page']]));

  await newOrg(page, '이른 조직');
  await newProject(page, '이른 프로젝트', '보드까지');
  await page.goto(`${page.url()}/board`);
  await expect(board(page)).toBeVisible();
  const ofProject = ['/api/auth/user', `/api${new URL(page.url()).pathname.replace('/board', '')}`, '/board'];
  expect(await asked(page, ofProject)).toEqual(ofProject.map((ending) => [ending, ['page']]));
});
