import { QueryClient } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { systemApi, type Settings } from '#contract/account/system.api.ts';
import { billingApi, type Account } from '#contract/billing/billing.api.ts';
import { AiCreditsCard } from '../dashboard/AiCreditsCard.tsx';
import { reading } from '../lib/query.ts';
import { wordsOf } from '../words/catalogues.ts';
import { showWords } from '../words/index.ts';
import { drawn } from '../lib/test-view.tsx';
import { readReturn } from './payment-return.ts';
import { PaymentView } from './PaymentView.tsx';
import { PlanChoice } from './PlanChoice.tsx';
import { Standing } from './Standing.tsx';
import { SubscribeScreen } from './SubscribeScreen.tsx';
import type { Subscribing } from './use-subscribing.ts';

const speak = (language: 'ko' | 'en') => showWords(language, wordsOf(language));
beforeEach(() => speak('en'));

const free: Account = {
  plan: 'free',
  isBillingOn: false,
  publishableKey: null,
  status: null,
  periodEnd: null,
  endsWithPeriod: false,
  credits: { remaining: 8_912.5, perMonth: 10_000, isLimited: true, renewsAt: '2026-12-01T00:00:00.000Z' },
  storage: { usedBytes: 0, limitBytes: null },
};
const idle = { isPending: false, mutate: () => undefined } as unknown as Subscribing;
const busy = { ...idle, isPending: true } as Subscribing;

function show(element: React.ReactElement, account?: Account, settings: Partial<Settings> = {}) {
  const client = new QueryClient();
  if (account) client.setQueryData(reading(billingApi.readAccount).queryKey, account);
  client.setQueryData(reading(systemApi.settings).queryKey, {
    contactUrl: null,
    searchByMeaning: true,
    ...settings,
  } as never);
  return drawn(<MemoryRouter>{element}</MemoryRouter>, client);
}
const textOf = (element: { textContent: string | null }) => element.textContent ?? '';
const button = (body: ReturnType<typeof show>, label: string) =>
  [...body.querySelectorAll('button')].find((one) => textOf(one) === label);
const radios = (body: ReturnType<typeof show>) =>
  [...body.querySelectorAll('input')].map((one) => ({
    plan: one.getAttribute('value'),
    isChecked: one.hasAttribute('checked'),
    isDisabled: one.hasAttribute('disabled'),
  }));

describe('the subscribe screen', () => {
  it('leads back to /dashboard', () => {
    const link = show(<SubscribeScreen />, free).querySelector('a');
    expect([textOf(link!), link!.getAttribute('href')]).toEqual(['Back to Dashboard', '/dashboard']);
  });

  it('shows a skeleton until the account is known', () => {
    const body = show(<SubscribeScreen />);
    expect(body.querySelector('[role=status]')?.getAttribute('aria-label')).toBe('Loading the plans');
    expect(radios(body)).toEqual([]);
  });
});

describe('the choice of a plan', () => {
  it('says Choose Your Plan, with Pro selected as Most Popular, and Free current and disabled', () => {
    const body = show(<PlanChoice account={free} subscribing={idle} />);
    expect(textOf(body.querySelector('h1')!)).toBe('Choose Your Plan');
    expect(radios(body)).toEqual([
      { plan: 'free', isChecked: false, isDisabled: true },
      { plan: 'pro', isChecked: true, isDisabled: false },
      { plan: 'team', isChecked: false, isDisabled: false },
    ]);
    expect(button(body, 'Current plan')?.hasAttribute('disabled')).toBe(true);
    expect(textOf(body)).toContain('Most Popular');
  });

  it('lists what each plan holds and costs', () => {
    const body = show(<PlanChoice account={free} subscribing={idle} />);
    const lists = [...body.querySelectorAll('fieldset ul')].map((list) => [...list.children].map(textOf));
    expect(lists).toEqual([
      ['1 organization', '3 projects', '100MB storage', 'Basic templates', 'Email support'],
      [
        'Unlimited projects',
        '10GB storage',
        'Advanced AI features',
        'Custom templates',
        'Priority support',
        'Vector search',
        'Real-time collaboration',
      ],
      [
        'Everything in Pro',
        '50GB storage',
        'Advanced collaboration',
        'Team management',
        'Analytics dashboardIn development',
        'API access',
        'SSO integration',
      ],
    ]);
    for (const price of ['$0forever', '$19per user/month', '$49per user/month']) expect(textOf(body)).toContain(price);
  });

  it('marks the search by meaning where no model for it is configured', () => {
    const listed = (searchByMeaning: boolean) => {
      const items = show(<PlanChoice account={free} subscribing={idle} />, undefined, { searchByMeaning });
      return [...items.querySelectorAll('li')].map(textOf).filter((text) => text.startsWith('Vector'));
    };
    expect([listed(true), listed(false)]).toEqual([['Vector search'], ['Vector searchNot on this server']]);
  });

  it('says Setting up your subscription... while it waits, and takes no further choice', () => {
    const body = show(<PlanChoice account={free} subscribing={busy} />);
    expect(textOf(body.querySelector('[role=status]')!)).toContain('Setting up your subscription...');
    expect(radios(body).every(({ isDisabled }) => isDisabled)).toBe(true);
    expect(textOf(show(<PlanChoice account={free} subscribing={idle} />))).not.toContain('Setting up');
  });

  it.each([
    ['pro', 'team'],
    ['team', 'pro'],
  ] as const)('of somebody on %s disables that plan and selects %s', (plan, selected) => {
    const account = { ...free, plan, status: 'active' };
    const found = radios(show(<PlanChoice account={account} subscribing={idle} />));
    expect(found.filter(({ isDisabled }) => isDisabled).map((one) => one.plan)).toEqual(['free', plan]);
    expect(found.find(({ isChecked }) => isChecked)?.plan).toBe(selected);
  });

  it('speaks Korean without an English sentence', async () => {
    await speak('ko');
    const said = textOf(show(<PlanChoice account={free} subscribing={busy} />));
    expect(said).toContain('플랜을 골라 주세요');
    expect(said).toContain('구독을 준비하는 중이에요…');
    expect(said.replace(/Free|Pro|Team|AI|API|SSO|SSL|GB|MB/g, '')).not.toMatch(/[A-Za-z]/);
  });
});

describe('the payment', () => {
  const view = (plan: 'pro' | 'team', contactUrl: string | null = null) =>
    show(
      <PaymentView
        order={{ plan, clientSecret: null }}
        publishableKey={null}
        onBack={() => undefined}
        onPaid={() => undefined}
      />,
      free,
      { contactUrl },
    );

  it.each([
    ['pro', 'Subscribe to Pro Plan', '$19'],
    ['team', 'Subscribe to Team Plan', '$49'],
  ] as const)('of %s is headed %s and sums up to %s', (plan, title, price) => {
    const body = view(plan);
    expect(textOf(body.querySelector('h1')!)).toBe(title);
    expect(textOf(body.querySelector('[aria-labelledby=summary] dl')!)).toMatch(new RegExp(`\\${price}$`));
  });

  it('says Payment Service Unavailable where no key is set, with a way to support', () => {
    const box = view('pro', 'mailto:help@maru.test').querySelector('[aria-labelledby=payment]')!;
    expect(textOf(box.querySelector('h2')!)).toBe('Payment Information');
    expect([...box.querySelectorAll('[role=status] p')].map(textOf)).toEqual([
      'Payment Service Unavailable',
      'Payment processing is currently disabled. Please contact support to subscribe.',
    ]);
    expect(box.querySelector('a')?.getAttribute('href')).toBe('mailto:help@maru.test');
    expect(box.querySelector('button')?.hasAttribute('disabled')).toBe(true);
  });

  it('shows no way to support where none is configured', () => {
    expect(view('pro').querySelector('[aria-labelledby=payment] a')).toBeNull();
  });

  it('stands beside the notes Secure payment, Cancel anytime, SSL Encrypted, Instant Access', () => {
    const notes = view('pro').querySelector('[aria-label="About subscribing"]')!;
    expect([...notes.children].map(textOf)).toEqual([
      'Secure payment',
      'Cancel anytime',
      'SSL Encrypted',
      'Instant Access',
    ]);
  });

  it.each([
    ['', null],
    ['?plan=pro', null],
    ['?redirect_status=succeeded&payment_intent=pi', 'paid'],
    ['?redirect_status=processing', 'paid'],
    ['?redirect_status=failed', 'failed'],
    ['?redirect_status=<script>', 'failed'],
  ])('that comes back with %j is %s', (search, said) => {
    expect(readReturn(search)).toBe(said);
  });
});

describe('how a subscription stands', () => {
  const standing = (account: Partial<Account>) =>
    show(
      <Standing
        account={{ ...free, plan: 'pro', periodEnd: '2026-12-21T12:00:00.000Z', ...account }}
        onPay={() => undefined}
        isBusy={false}
      />,
    );
  it.each([
    [{ status: 'active' }, "You're on the Pro plan", 'Cancel subscription'],
    [{ status: 'active', endsWithPeriod: true }, 'The Pro plan ends on Dec 21', 'Keep the subscription'],
    [{ status: 'past_due' }, "The payment didn't go through", 'Pay now'],
  ])('%j: %s, with the button %s', (account, said, action) => {
    const body = standing(account);
    expect(textOf(body)).toContain(said);
    expect(button(body, action)).toBeDefined();
  });

  it.each([
    [{ status: 'canceled' }, 'Your subscription has ended'],
    [{ status: 'unpaid' }, "The payment didn't go through"],
  ])('%j: %s', (account, said) => {
    const body = standing(account);
    expect(textOf(body)).toContain(said);
    expect(body.querySelector('button')).toBeNull();
  });

  it.each([null, 'incomplete', 'incomplete_expired'])('says nothing when there is none: %s', (status) => {
    expect(textOf(standing({ status }))).toBe('');
  });
});

describe('the AI credits card', () => {
  it("shows the ledger's remainder in percent and number, and leads to the plans", () => {
    const body = show(<AiCreditsCard />, free);
    expect(textOf(body)).toContain('89% left');
    expect(textOf(body)).toContain('8,912.5 of 10,000');
    expect(textOf(body)).toMatch(/Renews on (Nov 30|Dec 1)/);
    expect(body.querySelector('[role=meter]')?.getAttribute('aria-valuenow')).toBe('89');
    expect(body.querySelector('a')?.getAttribute('href')).toBe('/subscribe');
  });

  it('shows no figure before the server has said one', () => {
    expect(textOf(show(<AiCreditsCard />))).not.toMatch(/\d/);
  });
});
