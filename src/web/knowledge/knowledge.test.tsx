import { QueryClient } from '@tanstack/react-query';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountApi } from '#contract/account/account.api.ts';
import { knowledgeApi } from '#contract/knowledge/knowledge.api.ts';
import type { KnowledgeItem } from '#contract/knowledge/knowledge.schema.ts';
import { catalogues } from '../words/catalogues.ts';
import { showWords } from '../words/index.ts';
import { drawn } from '../lib/test-view.tsx';
import { KnowledgeSection } from './KnowledgeSection.tsx';

beforeAll(() => {
  const { knowledge, common, faults } = catalogues;
  showWords('en', { knowledge: knowledge.en, common: common.en, faults: faults.en });
});

const item = (more: Partial<KnowledgeItem>): KnowledgeItem => ({
  id: '01900000-0000-7000-8000-000000000001',
  type: 'instruction',
  category: 'ads',
  title: 'Answering',
  content: 'Never guess.',
  priority: 80,
  isActive: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...more,
});

function show(isSystemAdmin: boolean, items: KnowledgeItem[] | null) {
  const client = new QueryClient();
  client.setQueryData([accountApi.readUser.path], { id: 'u', isSystemAdmin });
  if (items) client.setQueryData([knowledgeApi.list.path], items);
  return drawn(<KnowledgeSection />, client);
}

describe('Global AI Knowledge', () => {
  it('shows each item with type, title, category, content, priority and state', () => {
    const body = show(false, [item({}), item({ id: '2', title: 'Off', isActive: false, category: null })]);
    const [on, off] = body.querySelectorAll('li');
    expect(on?.textContent).toBe('InstructionAnswering#adsNever guess.Priority 80Active');
    expect(on?.querySelector('[data-active=true] .bg-ok-dot')).not.toBeNull();
    expect(off?.textContent).toContain('Off');
    expect(off?.querySelector('[data-active=false] .bg-idle-dot')).not.toBeNull();
  });

  it("others see a 'Read Only' badge and no action buttons", () => {
    const body = show(false, [item({})]);
    expect(body.textContent).toContain('Read Only');
    expect(body.querySelectorAll('button')).toHaveLength(0);
  });

  it('system administrators add, edit and delete, and see no such badge', () => {
    const body = show(true, [item({})]);
    expect(body.textContent).not.toContain('Read Only');
    const names = [...body.querySelectorAll('button')].map((b) => b.getAttribute('aria-label') ?? b.textContent);
    expect(names).toEqual(['Add Knowledge', 'Edit “Answering”', 'Delete “Answering”']);
  });

  it('says when there is nothing, and holds its place while it loads', () => {
    expect(show(false, []).textContent).toContain('No global knowledge yet');
    expect(show(false, []).querySelectorAll('button')).toHaveLength(0);
    expect(show(true, []).querySelectorAll('button')).toHaveLength(2);
    expect(show(false, null).querySelector('[role=status]')).not.toBeNull();
  });

  it('speaks the words of the specification', () => {
    const { en } = catalogues.knowledge;
    expect([en.addTitle, en.editTitle, en.create, en.update, catalogues.common.en.saving]).toEqual([
      'Add AI Knowledge',
      'Edit AI Knowledge',
      'Create',
      'Update',
      'Saving...',
    ]);
    expect([en.created, en.updated, en.removed]).toEqual([
      'AI Knowledge created successfully!',
      'AI Knowledge updated successfully!',
      'AI Knowledge deleted successfully!',
    ]);
    expect([en.createFailed, en.updateFailed, en.removeFailed, en.required]).toEqual([
      'Failed to create AI knowledge',
      'Failed to update AI knowledge',
      'Failed to delete AI knowledge',
      'Title and content are required',
    ]);
  });
});
