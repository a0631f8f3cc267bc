import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { accountApi } from '#contract/account/account.api.ts';
import type { RecipeId } from '#contract/recipes/kinds/index.ts';
import type { RecipeValues } from '#contract/recipes/recipe.ts';
import { addressOf } from '../lib/api.ts';
import { dayOf } from '../lib/day-of.ts';
import { createNotices, NoticesContext } from '../lib/notices.ts';
import { wordsOf } from '../words/catalogues.ts';
import { showWords } from '../words/index.ts';
import { openTestPage, show, type } from './test-screen.ts';

const page = openTestPage();
beforeAll(() => showWords('ko', wordsOf('ko')));
let close: () => Promise<void> = async () => undefined;
beforeEach(() => page.stored.clear());
afterEach(() => close());

const hana = { id: 'u', firstName: '하나', lastName: '정', email: 'hana@example.com' };
let made: RecipeValues[] = [];

async function openForm(user: object | null, id: RecipeId = 'sponsor-reply'): Promise<HTMLInputElement[]> {
  await close();
  made = [];
  const { RecipeForm } = await import('./RecipeForm.tsx');
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  client.setQueryData([addressOf(accountApi.readUser)], user);
  close = await show(
    <QueryClientProvider client={client}>
      <NoticesContext value={createNotices()}>
        <RecipeForm
          id={id}
          chat={{ place: { canvasId: 'c' }, nodeId: 'n' }}
          onMake={(_, recipe) => made.push(recipe.values)}
          back={null}
        />
      </NoticesContext>
    </QueryClientProvider>,
  );
  return [...page.body.querySelectorAll('form input')] as unknown as HTMLInputElement[];
}
const nameIn = ([field]: HTMLInputElement[]) => field?.getAttribute('value') ?? '';

async function make(): Promise<void> {
  const { act } = await import('react');
  const form = page.body.querySelector('form');
  await act(async () => void form?.dispatchEvent(new page.window.Event('submit', { bubbles: true, cancelable: true })));
}

it('a reply to a sponsor begins with the name of whoever is signed in, and is signed with it', async () => {
  expect(nameIn(await openForm(hana))).toBe('정하나');
  await make();
  expect(made).toMatchObject([{ creator: '정하나' }]);
});

it('the day on which an offer was received begins as today', async () => {
  await openForm(hana, 'sponsor-brief');
  await make();
  expect(made).toMatchObject([{ received: dayOf(new Date()) }]);
});

it('another name stands there the next time', async () => {
  const [field] = await openForm(hana);
  await type(field!, '하나네 부엌');
  await make();
  expect(made).toMatchObject([{ creator: '하나네 부엌' }]);
  expect(nameIn(await openForm(hana))).toBe('하나네 부엌');
});

it('who has no name but an address, and a visitor, sign for themselves', async () => {
  for (const nobody of [{ ...hana, firstName: null, lastName: null }, null]) {
    expect(nameIn(await openForm(nobody))).toBe('');
    await make();
    expect(made).toEqual([]);
  }
});

it('no other form is told the name', async () => {
  const fields = await openForm(hana, 'thread');
  expect(fields.map((field) => field.getAttribute('value'))).not.toContain('정하나');
});

it.each([
  ['ko', '300'],
  ['en', '240'],
] as const)('the speed of speech in %s begins as an unhurried voice in that language', async (language, speed) => {
  showWords(language, wordsOf(language));
  const fields = await openForm(hana, 'long-script');
  expect(fields.map((field) => field.getAttribute('value'))).toContain(speed);
  await close();
  close = async () => undefined;
  showWords('ko', wordsOf('ko'));
});
