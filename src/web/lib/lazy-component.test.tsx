import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { lazyComponent } from './lazy-component.ts';
import { drawn } from './test-view.tsx';

const load = () => Promise.resolve({ Sheet: ({ title }: { title: string }) => <h1>{title}</h1> });
const shown = (Sheet: ReturnType<typeof lazyComponent<Awaited<ReturnType<typeof load>>, 'Sheet'>>) =>
  drawn(
    <Suspense fallback="on its way">
      <Sheet title="A list of shots" />
    </Suspense>,
  ).textContent;

it('what is drawn before its code is there is on its way', () =>
  expect(shown(lazyComponent(load, 'Sheet'))).toContain('on its way'));

it('what was fetched ahead is drawn at once', async () => {
  const Sheet = lazyComponent(load, 'Sheet');
  Sheet.ahead();
  await expect.poll(() => shown(Sheet)).toBe('A list of shots');
});
