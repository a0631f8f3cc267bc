import { QueryClient } from '@tanstack/react-query';
import { beforeAll, describe, expect, it } from 'vitest';
import { creatorTemplateIds } from '#contract/canvases/template-ids.ts';
import { templatesApi } from '#contract/templates/templates.api.ts';
import type { Template } from '#contract/templates/templates.schema.ts';
import { reading } from '../lib/query.ts';
import { wordsOf } from '../words/catalogues.ts';
import { showWords } from '../words/index.ts';
import { drawn } from '../lib/test-view.tsx';
import { isSaved, savedChoice, savedIdOf, type TemplateChoice } from './choice.ts';
import { MoreTemplates } from './MoreTemplates.tsx';

beforeAll(() => showWords('ko', wordsOf('ko')));

const template = (more: Partial<Template>): Template => ({
  id: '01900000-0000-7000-8000-000000000001',
  name: '매주 쇼츠',
  description: null,
  nodeCount: 7,
  isOwn: true,
  org: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...more,
});

function show(mine: Template[] | Error | null, value: TemplateChoice = 'default') {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  const { queryKey } = reading(templatesApi.list);
  if (mine instanceof Error) {
    const query = client.getQueryCache().build(client, { queryKey });
    query.setState({ ...query.state, status: 'error', error: mine });
  } else if (mine) client.setQueryData(queryKey, mine);
  return drawn(<MoreTemplates value={value} onChoose={() => undefined} onGone={() => undefined} />, client);
}
const legends = (body: ReturnType<typeof show>) => [...body.querySelectorAll('legend')].map((one) => one.textContent);

describe('more templates', () => {
  it('are offered where one’s own could not be loaded, which can be asked for again', () => {
    const body = show(new Error('no line'));
    const failed = body.querySelector('[role=alert]');
    expect(failed?.textContent).toContain('내 템플릿을 불러오지 못했어요');
    expect(failed?.querySelector('button')?.textContent).toBe('다시 시도');
    expect(legends(body)).toEqual(['크리에이터 템플릿']);
  });

  it('are the ten for creators, each with its name and what it is for', () => {
    const body = show([]);
    expect(legends(body)).toEqual(['크리에이터 템플릿']);
    const values = [...body.querySelectorAll('input[type=radio]')].map((one) => one.getAttribute('value'));
    expect(values).toEqual([...creatorTemplateIds]);
    expect(body.querySelector('label')?.textContent).toBe('롱폼 기획레퍼런스에서 비트 시트를 거쳐 대본까지');
  });

  it('show one’s own first, with what stands on them and who uses them', () => {
    const shared = template({
      id: '01900000-0000-7000-8000-000000000002',
      description: '협찬용',
      org: { id: 'o', name: '스튜디오' },
    });
    const body = show([template({}), shared], savedChoice(shared.id));
    expect(legends(body)).toEqual(['내 템플릿', '크리에이터 템플릿']);
    const [first, second] = [...body.querySelectorAll('label')].map((one) => one.textContent);
    expect([first, second]).toEqual(['매주 쇼츠노드 7개', '매주 쇼츠협찬용 · 스튜디오에 공유함']);
    const chosen = [...body.querySelectorAll('input[type=radio]')].filter((one) => one.hasAttribute('checked'));
    expect(chosen.map((one) => one.getAttribute('value'))).toEqual([savedChoice(shared.id)]);
  });

  it('can be deleted by their owner alone', () => {
    const names = (body: ReturnType<typeof show>) =>
      [...body.querySelectorAll('button')].map((one) => one.getAttribute('aria-label'));
    expect(names(show([template({})]))).toEqual(['‘매주 쇼츠’ 템플릿 삭제']);
    expect(names(show([template({ isOwn: false, org: { id: 'o', name: '스튜디오' } })]))).toEqual([]);
  });

  it('offer those for creators while one’s own are still coming', () => {
    const body = show(null);
    expect(body.querySelector('[role=status]')?.getAttribute('aria-label')).toBe('템플릿 불러오는 중');
    expect(body.querySelectorAll('input[type=radio]')).toHaveLength(10);
  });
});

describe('what is chosen', () => {
  it.each<[TemplateChoice, boolean]>([
    ['default', false],
    ['long-form', false],
    [savedChoice('x'), true],
  ])('%s is a saved one: %s', (choice, saved) => expect(isSaved(choice)).toBe(saved));

  it('leads back to its template', () => expect(savedIdOf(savedChoice('x'))).toBe('x'));
});
