import { QueryClient } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountApi } from '#contract/account/account.api.ts';
import { systemApi } from '#contract/account/system.api.ts';
import { chat } from '../../words/chat.ts';
import { showWords } from '../../words/index.ts';
import { drawn } from '../../lib/test-view.tsx';
import { WebSearchToggle } from './ComposerButtons.tsx';
import { NoWebSearch } from './WebSearchWhy.tsx';

beforeAll(() => showWords('ko', { chat: chat.ko }));

const nothing = () => undefined;
function show(element: ReactElement, { webSearch = false, isSystemAdmin = false }) {
  const client = new QueryClient();
  client.setQueryData([systemApi.settings.path], { webSearch });
  client.setQueryData([accountApi.readUser.path], { id: 'u', isSystemAdmin });
  return drawn(<MemoryRouter>{element}</MemoryRouter>, client);
}

describe('the button of a web search', () => {
  const buttonOf = (known: { webSearch: boolean }) =>
    show(<WebSearchToggle isOn={false} onToggle={nothing} />, known).querySelector('button');

  it('that is not configured can be pressed, and says that it opens something', () => {
    const button = buttonOf({ webSearch: false });
    expect(button?.textContent).toBe('웹 검색');
    expect(button?.getAttribute('aria-haspopup')).toBe('dialog');
    expect(button?.getAttribute('aria-expanded')).toBe('false');
    expect(button?.getAttribute('aria-pressed')).toBe('false');
    expect(button?.hasAttribute('aria-disabled')).toBe(false);
    expect(button?.hasAttribute('disabled')).toBe(false);
  });

  it('that is configured is a switch and opens nothing', () => {
    const button = buttonOf({ webSearch: true });
    expect(button?.getAttribute('aria-pressed')).toBe('false');
    expect(button?.hasAttribute('aria-haspopup')).toBe(false);
  });
});

describe('what it opens', () => {
  it('says why the web cannot be searched, and leads an administrator to where that is set up', () => {
    const body = show(<NoWebSearch />, { isSystemAdmin: true });
    expect(body.querySelector('[role=status]')?.textContent).toContain('웹 검색이 설정되지 않아 쓸 수 없어요.');
    expect(body.querySelector('a')?.getAttribute('href')).toBe('/settings#ai-search');
  });

  it('leads nobody else anywhere', () => {
    const body = show(<NoWebSearch />, {});
    expect(body.textContent).toContain('관리자가 검색 제공자를 연결하면 켤 수 있어요.');
    expect(body.querySelector('a')).toBeNull();
  });
});
