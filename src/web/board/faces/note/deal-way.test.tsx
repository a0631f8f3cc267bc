import { beforeAll, expect, it } from 'vitest';
import type { Deal } from '#contract/offers/deal.ts';
import { wordsOf } from '../../../words/catalogues.ts';
import { showWords } from '../../../words/index.ts';
import { drawn } from '../../../lib/test-view.tsx';
import { DealWay } from './DealWay.tsx';

beforeAll(() => showWords('ko', wordsOf('ko')));

const dates = { new: '2026-03-02', replied: '2026-03-03' };

it.each<[state: Deal['state'], dates: Deal['dates'], steps: string[], at: string]>([
  ['new', { new: '2026-03-02' }, ['새 제안2026-03-02', '답장함', '합의함', '업로드함', '입금됨'], '새 제안2026-03-02'],
  ['replied', dates, ['새 제안2026-03-02', '답장함2026-03-03', '합의함', '업로드함', '입금됨'], '답장함2026-03-03'],
  [
    'declined',
    { ...dates, declined: '2026-03-05T09:00:00.000Z' },
    ['새 제안2026-03-02', '답장함2026-03-03', '거절함2026-03-05'],
    '거절함2026-03-05',
  ],
])('a deal that is %s stands on its way, with the days behind it', (state, days, steps, at) => {
  const body = drawn(<DealWay deal={{ state, dates: days, due: {} } as Deal} />);
  expect([...body.querySelectorAll('li')].map((step) => step.textContent)).toEqual(steps);
  expect(body.querySelector('[aria-current=step]')?.textContent).toBe(at);
});
