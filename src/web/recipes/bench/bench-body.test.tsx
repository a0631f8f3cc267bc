import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createNotices, NoticesContext } from '../../lib/notices.ts';
import { wordsOf } from '../../words/catalogues.ts';
import { showWords } from '../../words/index.ts';
import { named, openTestPage, press, show, type } from '../test-screen.ts';

const page = openTestPage();
const PACK = '## 제목 후보\n\n- 커피 맛의 비밀 [1]\n- 집에서 내리는 커피, 이것부터 해 보세요';
const references = [{ id: 'a', title: '남의 영상', thumbnail: '/api/files/a' }];
const grey = { width: 96, height: 54, data: new Uint8ClampedArray(96 * 54 * 4).fill(90) };

const puts: string[] = [];
const urls = { made: 0, revoked: [] as string[] };
let close: () => Promise<void>;
beforeAll(() => {
  showWords('ko', wordsOf('ko'));
  /** Opens every picture but those of broken files. */
  class TestImage {
    src = '';
    naturalWidth = 1280;
    naturalHeight = 720;
    async decode() {
      if (this.src.endsWith('broken')) throw new DOMException('cannot be decoded', 'EncodingError');
    }
  }
  vi.stubGlobal('Image', TestImage);
  Object.assign(URL, {
    createObjectURL(file: File) {
      urls.made += 1;
      return `blob:${urls.made}-${file.name}`;
    },
    revokeObjectURL: (address: string) => void urls.revoked.push(address),
  });
  const make = document.createElement.bind(document);
  const canvas = { getContext: () => ({ drawImage: () => undefined, getImageData: () => grey }) };
  Object.assign(document, { createElement: (tag: string) => (tag === 'canvas' ? canvas : make(tag)) });
});
beforeEach(async () => {
  Object.assign(urls, { made: 0, revoked: [] });
  page.written.length = 0;
  puts.length = 0;
  const { BenchBody } = await import('./TitleBench.tsx');
  close = await show(
    <NoticesContext value={createNotices()}>
      <BenchBody text={PACK} references={references} onPut={(text) => void puts.push(text)} />
    </NoticesContext>,
  );
});
afterEach(() => close());

const all = (selector: string) => [...page.body.querySelectorAll(selector)];
const own = () => all('ul[aria-label="밝은 화면"] [data-own]');
const shownTitle = () => [...(own()[0]?.querySelectorAll('p > span') ?? [])].map((line) => line.textContent).join(' ');
const field = (label: string) => {
  const found = all('label').find((one) => one.textContent?.startsWith(label));
  return page.body.querySelector(`[id="${found?.getAttribute('for')}"]`) as unknown as HTMLInputElement;
};
const file = (name: string, kind = 'image/png') => ({ name, type: kind, size: 1_000 }) as File;

async function bring(name: 'paste' | 'drop' | 'dragover', files: File[]): Promise<boolean> {
  const transfer = { files, types: files.length > 0 ? ['Files'] : ['text/plain'] };
  const event = Object.assign(new page.window.Event(name, { bubbles: true, cancelable: true }), {
    clipboardData: transfer,
    dataTransfer: transfer,
  });
  await act(async () => void page.body.dispatchEvent(event));
  return event.defaultPrevented;
}

const paste = (...files: File[]) => bring('paste', files);

it('begins with the titles of the pack, without their citations, among the references in light and dark', () => {
  expect(all('ol input').map((input) => input.getAttribute('value'))).toEqual([
    '커피 맛의 비밀',
    '집에서 내리는 커피, 이것부터 해 보세요',
  ]);
  expect(shownTitle()).toBe('커피 맛의 비밀');
  for (const ground of ['on-light', 'dark']) {
    const cards = all(`ul.${ground} > li`);
    expect(cards.map((card) => card.hasAttribute('data-own'))).toEqual([true, false]);
    expect(cards[1]?.textContent).toBe('남의 영상');
  }
});

it('shows another title where it is chosen or changed, and says where it is cut', async () => {
  await press(all('ol button').find((one) => one.textContent === '보기') as unknown as HTMLElement);
  expect(shownTitle()).toBe('집에서 내리는 커피, 이것부터 해 보세요');
  await type(field('제목 2'), '가'.repeat(34));
  expect(page.body.textContent).toContain('잘리는 곳: 추천, TV');
  await press(named('button', '추천'));
  expect(shownTitle()).toMatch(/^[가 ]+…$/);
  expect(own()[0]?.querySelector('span')?.getAttribute('style')).toContain('168px');
});

it('copies a title that YouTube takes, and none that it does not', async () => {
  await press(named('button', '제목 1 복사'));
  expect(page.written).toEqual(['커피 맛의 비밀']);
  await type(field('제목 1'), '가'.repeat(101));
  expect(named('button', '제목 1 복사').hasAttribute('disabled')).toBe(true);
  expect(page.body.textContent).toContain('유튜브 한도보다 1자 길어요');
});

it('takes up to five titles', async () => {
  for (let i = 0; i < 3; i += 1) await press(named('button', '제목 더하기'));
  expect(all('ol input')).toHaveLength(5);
  expect(() => named('button', '제목 더하기')).toThrow();
  await press(named('button', '제목 5 빼기'));
  expect(all('ol input')).toHaveLength(4);
});

it('takes pasted pictures, three at most, and shows them with the title', async () => {
  expect(await paste(file('a'), file('b'), file('c', 'image/svg+xml'), file('d'), file('e'))).toBe(true);
  expect(own().map((card) => card.querySelector('img')?.getAttribute('src'))).toEqual([
    'blob:1-a',
    'blob:2-b',
    'blob:3-d',
  ]);
  expect(page.body.textContent).toContain('파일 2개는 넣지 않았어요');
  expect(() => named('button', '사진 고르기')).toThrow();
});

it('takes dropped pictures wherever they fall', async () => {
  expect(await bring('dragover', [file('a')])).toBe(true);
  expect(await bring('drop', [file('a')])).toBe(true);
  expect(own()[0]?.querySelector('img')?.getAttribute('src')).toBe('blob:1-a');
});

it.each(['paste', 'dragover', 'drop'] as const)('leaves words to their field at %s', async (name) => {
  expect(await bring(name, [])).toBe(false);
});

it('says of the text in a picture only what was typed of it', async () => {
  await paste(file('a'));
  expect(all('article li').map((one) => one.textContent)).toEqual([
    expect.stringContaining('사진 속 글자를 적으면'),
    expect.stringContaining('평균 밝기가 거의 같아요'),
  ]);
  await type(field('사진 속 글자'), '커피 맛 비밀');
  expect(all('article li[data-tone=warn]').map((one) => one.textContent)).toEqual([
    expect.stringContaining('제목의 말이 모두'),
    expect.stringContaining('1.0:1뿐'),
    expect.stringContaining('평균 밝기'),
  ]);
});

it('says which picture cannot be opened', async () => {
  await paste(file('broken'));
  expect(page.body.querySelector('article [role=alert]')?.textContent).toContain('열지 못했어요');
});

it('lets a picture go when it is taken out, and all of them when it closes', async () => {
  await paste(file('a'), file('b'));
  await press(named('button', 'a 빼기'));
  expect(urls.revoked).toEqual(['blob:1-a']);
  await close();
  expect(urls.revoked).toEqual(['blob:1-a', 'blob:2-b']);
});

it('puts what was changed into the note, and nothing while there is nothing to put', async () => {
  const button = () => named('button', '제목을 노트에 넣기');
  expect(button().hasAttribute('disabled')).toBe(true);
  await type(field('제목 1'), '커피 맛은 물이 정해요');
  expect(button().hasAttribute('disabled')).toBe(false);
  await press(button());
  expect(puts).toEqual(['## 제목 후보\n\n- 커피 맛은 물이 정해요\n- 집에서 내리는 커피, 이것부터 해 보세요']);
  await type(field('제목 1'), '가'.repeat(101));
  expect(button().hasAttribute('disabled')).toBe(true);
});
