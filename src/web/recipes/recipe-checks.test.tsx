import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { parseHTML } from 'linkedom';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { createNotices, NoticesContext } from '../lib/notices.ts';
import { wordsOf } from '../words/catalogues.ts';
import { showWords } from '../words/index.ts';
import { RecipeChecks } from './RecipeChecks.tsx';

beforeAll(() => showWords('ko', wordsOf('ko')));

const SCRIPT = `## 훅 (8초)\n${'가'.repeat(40)}\n\n## 본론\n${'가'.repeat(60)}`;

function linesOf(text: string, isEditable = true) {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <NoticesContext value={createNotices()}>
        <RecipeChecks
          text={text}
          made={{ id: 'long-script', values: { minutes: 1, speed: 300 } }}
          metadata={{}}
          {...(isEditable && { onMend: () => undefined })}
        />
      </NoticesContext>
    </QueryClientProvider>,
  );
  return [...parseHTML(`<html><body>${html}</body></html>`).document.querySelectorAll('section > ul > li')];
}
const mended = (lines: Element[]) => lines.filter((line) => line.querySelector('button'));

describe('a finding that can be mended', () => {
  it('shows what will stand there beside the button', () => {
    const [line] = mended(linesOf(SCRIPT));
    expect(line?.querySelector('q')?.textContent).toMatch(/^## 본론 \(\d+초\)$/);
    expect(line?.querySelector('button')?.textContent).toBe('이 줄로 바꾸기');
  });

  it('shows no more than a glance takes in', () => {
    const [line] = mended(linesOf(SCRIPT.replace('본론', `본론 ${'아주 '.repeat(100)}`)));
    const shown = line?.querySelector('q')?.textContent ?? '';
    expect(shown.length).toBeLessThanOrEqual(161);
    expect(shown.endsWith('…')).toBe(true);
  });

  it('offers nothing where it may not be changed', () => expect(mended(linesOf(SCRIPT, false))).toEqual([]));
});
