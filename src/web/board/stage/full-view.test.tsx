import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { EditorContext } from '../../board-context/hooks.ts';
import { Panels, PanelsContext } from '../../board-context/panels.ts';
import { openTestBoard, textNode } from '../../editor/test-server.ts';
import { openTestPage, show } from '../../recipes/test-screen.ts';
import { createNotices, NoticesContext } from '../../lib/notices.ts';
import { wordsOf } from '../../words/catalogues.ts';
import { showWords } from '../../words/index.ts';
import type { Engine } from '../engine/engine.ts';
import { EngineContext } from '../engine/use-engine.ts';

const page = openTestPage();
Object.assign(page.window.HTMLElement.prototype, { focus: () => undefined });
Object.assign(globalThis, { innerWidth: 1440, CSS: { escape: (id: string) => id } });
beforeAll(() => showWords('ko', wordsOf('ko')));
let close: () => Promise<void> = async () => undefined;
afterEach(() => close());

describe('a note in the full view', () => {
  it('says its title once, above its text', async () => {
    const node = { ...textNode('note'), title: '도입부 대본', content: '원두 탓이 아니에요.' };
    const { editor } = await openTestBoard([node]);
    const { FullView } = await import('./FullView.tsx');
    close = await show(
      <QueryClientProvider client={new QueryClient()}>
        <NoticesContext value={createNotices()}>
          <EditorContext value={editor}>
            <EngineContext value={{ editor, live: { hover: () => undefined } } as unknown as Engine}>
              <PanelsContext value={new Panels()}>
                <FullView panel={{ what: 'full', nodeId: node.id }} />
              </PanelsContext>
            </EngineContext>
          </EditorContext>
        </NoticesContext>
      </QueryClientProvider>,
    );
    expect(page.body.textContent.split(node.title)).toHaveLength(2);
    expect(page.body.querySelector('h2')?.textContent).toBe(node.title);
    expect(page.body.querySelector('article')?.textContent).toContain(node.content);
    expect(page.body.querySelector('article button')?.getAttribute('aria-label')).toBe('내용 편집');
  });
});
