import { expect, type Browser, type Page } from '@playwright/test';
import { newsOf, signatureOf, startStripeStub, type StripeStub } from '../stripe-stub/start-stripe-stub.ts';
import { stripeScript } from '../stripe-stub/stripe-script.ts';
import { isSound } from './barriers.ts';
import { pageOf, signIn, type SignedIn } from './actions.ts';
import { startTestServer, type TestServer } from './test-server.ts';
import { test } from './test.ts';

const plan = (page: Page, name: string) => page.getByRole('radio', { name });

let stripe: StripeStub;
/** Sells by Stripe; the shared one takes no payments. */
let selling: TestServer;
test.beforeAll(async () => {
  stripe = await startStripeStub();
  selling = await startTestServer(stripe.env);
});
test.afterAll(async () => {
  await selling.close();
  await stripe.close();
});

async function memberOf(browser: Browser, server: TestServer): Promise<SignedIn> {
  const page = await browser.newPage();
  await signIn(page, server.url, 'seoyeon@subscribe.example.com', '김서연');
  const state = await page.context().storageState();
  await page.close();
  return state;
}

test('plans are shown, bought, cancelled, changed, and paid for again', async ({ browser, sharedServer }) => {
  const free = await memberOf(browser, sharedServer);
  await test.step('the dashboard shows the real remainder of the AI credits and leads to the plans', async () =>
    credits(await pageOf(browser, free, 'ko'), sharedServer));
  await test.step('Pro is selected, Free is current and disabled, and paying is said to be unavailable', async () =>
    unavailable(await pageOf(browser, free, 'en'), sharedServer));
  const member = await memberOf(browser, selling);
  await test.step('a plan is bought, cancelled, taken up again and changed', async () =>
    buys(await pageOf(browser, member, 'ko')));
  await test.step('a missed payment and an ended subscription are shown as such', async () =>
    missed(await pageOf(browser, member, 'ko')));
});

async function credits(page: Page, server: TestServer): Promise<void> {
  await page.goto(server.url);
  const card = page.getByRole('region', { name: 'AI 크레딧' });
  await expect(card).toContainText('100% 남음');
  await expect(card).toContainText('이번 달 0 사용');
  await expect(card).toContainText('한도 없음');
  await expect(card.getByRole('meter')).toHaveAttribute('aria-valuenow', '100');
  await card.getByRole('link', { name: '플랜 보기' }).click();
  await expect(page).toHaveURL(`${server.url}/subscribe`);
  await page.context().close();
}

async function unavailable(page: Page, server: TestServer): Promise<void> {
  const outside = watchOutside(page, server.url);
  await page.goto(`${server.url}/subscribe`);
  await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Plan' })).toBeVisible();
  await expect(plan(page, 'Pro')).toBeChecked();
  await expect(page.getByRole('button', { name: 'Current plan' })).toBeDisabled();
  await expect(page.locator('input[value=free]')).toBeDisabled();
  await page.route('**/api/get-or-create-subscription', async (route) => {
    await expect(page.getByText('Setting up your subscription...')).toBeVisible();
    await route.continue();
  });
  await page.getByRole('button', { name: 'Continue with Pro' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Subscribe to Pro Plan' })).toBeVisible();
  const box = page.getByRole('region', { name: 'Payment Information' });
  await expect(box).toContainText('Payment Service Unavailable');
  await expect(box.getByRole('button', { name: 'Start subscription' })).toBeDisabled();
  await expect(page.getByRole('region', { name: 'Summary' })).toContainText('$19');
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL(`${server.url}/`);
  expect(outside).toEqual([]);
  await page.context().close();
}

async function buys(page: Page): Promise<void> {
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: stripeScript }),
  );
  await page.route('https://api.stripe.com/stub', async (route) => {
    const { clientSecret, card } = route.request().postDataJSON() as { clientSecret: string; card: string };
    const isPaid = card === '4242';
    if (isPaid) stripe.till.pay(/(sub_\d+)/.exec(clientSecret)?.[1] ?? '');
    const error = { type: 'card_error', message: '카드가 거절되었습니다.' };
    await route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: isPaid ? { paymentIntent: { status: 'succeeded' } } : { error },
    });
  });
  const outside = watchOutside(page, selling.url);
  await page.goto(`${selling.url}/subscribe`);
  await expect(plan(page, 'Pro')).toBeChecked();
  expect(outside, 'of Stripe nothing is fetched before the payment').toEqual([]);
  await page.getByRole('button', { name: 'Pro 플랜으로 계속하기' }).click();
  await page.getByLabel('Card number').fill('1111');
  await page.getByRole('button', { name: '구독 시작' }).click();
  await expect(page.getByRole('alert')).toContainText('카드가 거절되었습니다.');
  await page.getByLabel('Card number').fill('4242');
  await page.getByRole('button', { name: '구독 시작' }).click();
  const standing = page.getByRole('region', { name: '내 구독' });
  await expect(standing).toContainText('Pro 플랜을 쓰고 있어요');
  await expect(page.getByText('이제 Pro 플랜이에요.').first()).toBeVisible();
  await expect(page.locator('input[value=pro]')).toBeDisabled();
  await isSound(page, 'subscribed');

  await standing.getByRole('button', { name: '구독 취소' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '구독 취소' }).click();
  await expect(standing).toContainText('Pro 플랜이');
  await expect(standing).toContainText('끝나요');
  await standing.getByRole('button', { name: '계속 구독하기' }).click();
  await expect(standing).toContainText('Pro 플랜을 쓰고 있어요');

  await page.getByRole('button', { name: 'Team 플랜으로 계속하기' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Team 플랜으로 바꿀까요?' });
  await expect(dialog).toContainText('지금 결제돼요');
  await dialog.getByRole('button', { name: '플랜 바꾸기' }).click();
  await expect(standing).toContainText('Team 플랜을 쓰고 있어요');

  await page.getByRole('link', { name: '대시보드로' }).click();
  await expect(page).toHaveURL(`${selling.url}/`);
  // Every other page is fetched without leave for Stripe's script.
  const policy = (await page.request.get(selling.url)).headers()['content-security-policy'];
  expect(policy).not.toContain('stripe');
  await page.context().close();
}

async function missed(page: Page): Promise<void> {
  const [{ id } = { id: '' }] = stripe.till.subscriptions.filter((one) => one.status === 'active');
  const tell = async (subscription: Parameters<typeof newsOf>[0]) => {
    const body = newsOf(subscription);
    const headers = { 'content-type': 'application/json', 'stripe-signature': signatureOf(body) };
    expect((await fetch(`${selling.url}/api/billing/webhook`, { method: 'POST', body, headers })).status).toBe(200);
  };
  await tell(stripe.till.miss(id));
  await page.goto(`${selling.url}/subscribe`);
  const standing = page.getByRole('region', { name: '내 구독' });
  await expect(standing).toContainText('결제가 되지 않았어요');
  await expect(standing.getByRole('button', { name: '결제하기' })).toBeEnabled();
  await isSound(page, 'past due');
  await tell(stripe.till.end(id));
  await page.reload();
  await expect(standing).toContainText('구독이 끝났어요');
  await expect(page.getByRole('button', { name: '현재 플랜' })).toBeDisabled();
  await page.context().close();
}

/** The addresses elsewhere that the page asks for. */
function watchOutside(page: Page, own: string): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(own)) asked.push(request.url());
  });
  return asked;
}
