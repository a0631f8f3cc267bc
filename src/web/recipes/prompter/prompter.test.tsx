import { act } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { wordsOf } from '../../words/catalogues.ts';
import { showWords } from '../../words/index.ts';
import { named, openTestPage, press, pressKey, show } from '../test-screen.ts';

vi.mock('./offer-steering.ts', () => ({ offerSteering: () => () => undefined }));

const page = openTestPage();
/** Lines of 100 px, for there is no layout here. */
Object.defineProperties(page.window.HTMLElement.prototype, {
  offsetTop: {
    get(this: HTMLElement) {
      return 100 * [...(this.parentElement?.children ?? [])].indexOf(this);
    },
  },
  offsetHeight: { value: 100 },
});
Object.assign(globalThis, { location: { origin: 'https://maru.example', hostname: 'maru.example' } });
const SCRIPT = `## 훅 (0:00–0:10)

한 달 식비가 62만 원에서 38만 원이 되었어요. 배달을 주 2회로 줄이고 장을 미리 보았을 뿐인데 이렇게 되었어요.
화면: 62만 → 38만

## 마무리 (0:10–0:20)

구독과 좋아요 부탁드려요.`;

let closed: number[] = [];
const open = async (noteId?: string, ownSpeed = 300) => {
  const { Prompter } = await import('./Prompter.tsx');
  return show(
    <Prompter
      title="식비"
      text={SCRIPT}
      ownSpeed={ownSpeed}
      noteId={noteId}
      onClose={(speed) => void closed.push(speed)}
    />,
  );
};
let close: () => Promise<void>;
beforeAll(() => showWords('ko', wordsOf('ko')));
beforeEach(async () => {
  closed = [];
  page.stored.clear();
  close = await open('note');
});
afterEach(() => close());

const dialog = () => page.body.querySelector('[role=dialog]') as unknown as HTMLElement;
const current = () => page.body.querySelector('li[aria-current]')?.textContent ?? '';
const section = () => page.body.querySelector('[aria-current=step]')?.textContent ?? '';

it('shows the words large, the heading small, and what is on screen beside them', () => {
  expect(dialog().textContent).toContain('프롬프터: 식비');
  expect(page.body.querySelector('ol')?.style.fontSize).toBe('56px');
  expect([...page.body.querySelectorAll('h3')].map((one) => one.textContent)).toEqual(['훅', '마무리']);
  expect(page.body.querySelector('dl')?.textContent).toBe('화면 62만 → 38만');
  expect(current()).toContain('한 달 식비가');
});

it('goes to a section by a press, and by the arrow keys back again', async () => {
  await press(page.body.querySelectorAll('nav button')[1] as unknown as HTMLElement);
  expect(current()).toContain('구독과');
  expect(section()).toContain('마무리');
  expect(await pressKey(dialog(), 'ArrowLeft')).toBe(true);
  expect(section()).toContain('훅');
  await pressKey(dialog(), 'PageDown');
  expect(section()).toContain('마무리');
});

it('counts from three at the space bar, and stands still at the next one', async () => {
  await pressKey(dialog(), ' ');
  expect(page.body.querySelector('[role=timer]')?.textContent).toBe('3');
  expect(named('button', '멈춤')).toBeDefined();
  await pressKey(dialog(), ' ');
  expect(page.body.querySelector('[role=timer]')).toBeNull();
  expect(named('button', '재생')).toBeDefined();
});

it('says that nothing is left at the end, also of a second that is begun', async () => {
  for (let i = 0; i < 3; i += 1) await pressKey(dialog(), 'ArrowRight');
  expect(dialog().textContent?.match(/ · (\d+:\d+) 남음/g)).toEqual([' · 0:00 남음', ' · 0:00 남음']);
});

it('puts the address for a telephone away when the words run', async () => {
  const panel = () => page.body.querySelector('section[aria-label="폰 리모컨"]');
  await press(named('button', '폰 리모컨'));
  expect(panel()).not.toBeNull();
  await pressKey(dialog(), ' ');
  expect(panel()).toBeNull();
});

it('changes its speed by + and −, within what can be spoken, and its times with it', async () => {
  const whole = () => dialog().textContent?.match(/0:00 지남 · (\d+:\d+) 남음/)?.[1];
  const before = whole();
  for (let i = 0; i < 3; i += 1) await pressKey(dialog(), '-');
  expect(dialog().textContent).toContain('분당 270음절');
  expect(whole()).not.toBe(before);
  for (let i = 0; i < 60; i += 1) await pressKey(dialog(), '-');
  expect(dialog().textContent).toContain('분당 150음절');
});

it('is left with the speed of the rehearsal, and opens at it the next time', async () => {
  for (let i = 0; i < 4; i += 1) await pressKey(dialog(), '+');
  await press(named('button', '프롬프터 나가기'));
  expect(closed).toEqual([340]);
  const shown = async (noteId: string | undefined, ownSpeed: number) => {
    await close();
    close = await open(noteId, ownSpeed);
    return /분당 (\d+)음절/.exec(dialog().textContent ?? '')?.[1];
  };
  expect(await shown('note', 300)).toBe('340');
  expect(await shown('another', 300)).toBe('300');
  expect(await shown(undefined, 300)).toBe('300');
  expect(await shown('note', 320)).toBe('320');
});

it('mirrors, marks breaths and grows, and shows the next script alike', async () => {
  const sheet = () => page.body.querySelector('[data-mirrored]');
  expect([sheet()?.getAttribute('data-mirrored'), page.body.querySelectorAll('[data-breath]').length]).toEqual([
    'false',
    0,
  ]);
  await pressKey(dialog(), 'ㅡ', 'KeyM');
  await press(named('button', '숨 표시'));
  await pressKey(dialog(), ']');
  expect(sheet()?.getAttribute('data-mirrored')).toBe('true');
  expect(page.body.querySelectorAll('[data-breath]').length).toBeGreaterThan(0);
  expect(JSON.parse(page.stored.get('prompter') ?? '')).toEqual({ sizePx: 64, isMirrored: true, hasBreaths: true });
});

it('keeps its keys from the board, and is left by the cross', async () => {
  let heard = 0;
  const hear = () => (heard += 1);
  page.body.parentElement?.addEventListener('keydown', hear);
  await pressKey(dialog(), 'Delete');
  page.body.parentElement?.removeEventListener('keydown', hear);
  expect(heard).toBe(0);
  await press(named('button', '프롬프터 나가기'));
  expect(closed).toEqual([300]);
});

it.each([
  ['between two lines', false, (px: number) => px > 0 && px < 100],
  ['line by line for whoever wants less motion', true, (px: number) => px === 0],
])('runs %s', async (_, isCalm, isRight) => {
  let frame: ((nowMs: number) => void) | null = null;
  Object.assign(globalThis, {
    requestAnimationFrame: (next: (nowMs: number) => void) => {
      frame = next;
      return 1;
    },
    matchMedia: () => ({ matches: isCalm }),
  });
  await pressKey(dialog(), ' ');
  for (let nowMs = 0; nowMs < 4_500; nowMs += 100) await act(async () => frame?.(nowMs));
  const { transform } = page.body.querySelector('ol')!.style;
  expect(page.body.querySelector('[role=timer]')).toBeNull();
  expect(isRight(-Number(/translate3d\(0, (-?[\d.]+)px/.exec(transform)?.[1]))).toBe(true);
});
