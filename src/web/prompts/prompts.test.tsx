import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { orgsApi } from '#contract/orgs/orgs.api.ts';
import type { Prompt } from '#contract/prompts/prompts.schema.ts';
import { catalogues } from '../words/catalogues.ts';
import { showWords } from '../words/index.ts';
import { drawn } from '../lib/test-view.tsx';
import { PromptFill } from './PromptFill.tsx';
import { PromptForm } from './PromptForm.tsx';
import { PromptList } from './PromptList.tsx';

beforeAll(() => {
  const { prompts, common, faults } = catalogues;
  showWords('en', { prompts: prompts.en, common: common.en, faults: faults.en });
});

const studio = { id: '01900000-0000-7000-8000-0000000000aa', name: 'Studio' };
const prompt = (more: Partial<Prompt>): Prompt => ({
  id: '01900000-0000-7000-8000-000000000001',
  name: 'Hooks',
  text: 'Three hooks for {{title}}',
  isMine: true,
  ownerName: 'Hana',
  org: null,
  isPinned: false,
  usedAt: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...more,
});

function show(element: ReactNode, orgs: unknown[] = []) {
  const client = new QueryClient();
  client.setQueryData([orgsApi.list.path], orgs);
  return drawn(element, client);
}
const nothing = () => undefined;
const namesIn = (body: HTMLElement) =>
  [...body.querySelectorAll('button')].map((b) => b.getAttribute('aria-label') ?? b.textContent);
const list = (prompts: Prompt[], isSought = false) =>
  show(<PromptList prompts={prompts} isSought={isSought} onChoose={nothing} onTurn={nothing} />);

describe('the list of prompts', () => {
  it("offers one's own to use, to pin and to edit", () => {
    const body = list([prompt({ isPinned: true, org: studio })]);
    expect(namesIn(body)).toEqual([
      'New prompt',
      'HooksShared with StudioThree hooks for {{title}}',
      'Pin “Hooks” to the top',
      'Edit “Hooks”',
    ]);
    expect(body.querySelector('[aria-pressed=true]')?.getAttribute('aria-label')).toBe('Pin “Hooks” to the top');
  });

  it('offers what a colleague shares to use and to pin, and says whose it is', () => {
    const body = list([prompt({ isMine: false, org: studio })]);
    expect(namesIn(body)).toEqual([
      'New prompt',
      'HooksHana · StudioThree hooks for {{title}}',
      'Pin “Hooks” to the top',
    ]);
    expect(list([prompt({ isMine: false, org: studio, ownerName: null })]).textContent).toContain('HooksStudioThree');
  });

  it('shows a few before all, and all that were sought', () => {
    const many = Array.from({ length: 12 }, (_, i) => prompt({ id: `${i}`, name: `p${i}` }));
    expect(list(many).querySelectorAll('li')).toHaveLength(8);
    expect(namesIn(list(many)).at(-1)).toBe('Show all (12)');
    expect(list(many, true).querySelectorAll('li')).toHaveLength(12);
  });

  it('says what it is for where there is none, unless one was sought', () => {
    expect(list([]).textContent).toContain(catalogues.prompts.en.empty);
    expect(list([], true).textContent).not.toContain(catalogues.prompts.en.empty);
  });
});

describe('a prompt with variables', () => {
  it('asks for each once, and shows what stands there until they are filled', () => {
    const text = '{{title}} for {{ audience }}: {{title}}';
    const body = show(<PromptFill prompt={prompt({ text })} onFilled={nothing} back={null} />);
    expect([...body.querySelectorAll('label')].map((label) => label.textContent)).toEqual(['title', 'audience']);
    expect(body.querySelector('[role=region]')?.textContent).toBe(text);
  });
});

describe('the form of a prompt', () => {
  const form = (of: Prompt | null, orgs: unknown[] = []) =>
    show(<PromptForm prompt={of} draftKey="test" onDone={nothing} back={null} />, orgs);

  it('shows what a prompt will ask for, and leads to its history and its end', () => {
    const body = form(prompt({}));
    expect(body.textContent).toContain('Fill-institle');
    expect(namesIn(body)).toEqual(['History', 'Delete', 'Save']);
    expect(namesIn(form(null))).toEqual(['Save']);
  });

  it('offers to share it to whoever belongs to an organisation', () => {
    expect(form(null).querySelector('select')).toBeNull();
    const options = [...form(prompt({ org: studio }), [studio]).querySelectorAll('option')];
    expect(options.map(({ textContent }) => textContent)).toEqual(['Only me', 'Studio']);
    expect(options.map((option) => option.hasAttribute('selected'))).toEqual([false, true]);
  });
});
