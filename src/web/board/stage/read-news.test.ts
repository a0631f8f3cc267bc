import { expect, it } from 'vitest';
import { board } from '../../words/board.ts';
import { translator } from '../../words/translate.ts';
import { byReason, saidOfRefused } from './read-news.ts';
import { saidOfReadings, type ReadingEnd } from './said-of-readings.ts';

const t = translator<typeof board.ko>(board.ko, 'ko');
const end = (title: string, problem: string | null = null, kind: ReadingEnd['kind'] = 'link'): ReadingEnd => ({
  title,
  kind,
  problem,
});

it.each<[string, ReadingEnd[], string, string, string | undefined]>([
  ['one link', [end('가')], 'done', '링크 처리 완료', '‘가’ 읽기를 마쳤어요.'],
  ['one file', [end('가', null, 'file')], 'done', '파일 처리 완료', '‘가’ 읽기를 마쳤어요.'],
  ['one link that failed', [end('가', '없어요.')], 'failed', '처리 실패', '없어요.'],
  ['one PDF that failed', [end('가', '없어요.', 'pdf')], 'failed', 'PDF 업로드 실패', '없어요.'],
  ['five', ['가', '나', '다', '라', '마'].map((title) => end(title)), 'done', '5개를 읽었어요', undefined],
  [
    'some of which failed',
    [end('가'), end('나', '막혔어요.'), end('다', '막혔어요.'), end('라', '없어요.')],
    'failed',
    '3개를 읽지 못했어요',
    '1개를 읽었어요. 나, 다: 막혔어요. 라: 없어요.',
  ],
  [
    'all of which failed',
    [end('가', '없어요.'), end('나', '없어요.')],
    'failed',
    '2개를 읽지 못했어요',
    '가, 나: 없어요.',
  ],
  [
    'all of which failed, from one site',
    [end('a.kr', '없어요.'), end('a.kr', '없어요.')],
    'failed',
    '2개를 읽지 못했어요',
    'a.kr: 없어요.',
  ],
])('readings that end together are told at once: %s', (_, ends, tone, title, text) => {
  expect(saidOfReadings(ends, t)).toEqual({ tone, title, canWait: true, ...(text && { text }) });
});

it('where nothing has ended, nothing is told', () => {
  expect(saidOfReadings([], t)).toBeNull();
});

it('files of a gesture that are not taken are told together, with every reason', () => {
  const one = { name: 'a.exe', reason: '형식이 달라요.' };
  expect(saidOfRefused([one], t)).toMatchObject({ title: '올리지 않은 파일: a.exe', text: '형식이 달라요.' });
  expect(saidOfRefused([one, { name: 'b.mp4', reason: '너무 커요.' }, { ...one, name: 'c.exe' }], t)).toEqual({
    tone: 'failed',
    title: '파일 3개를 올리지 않았어요',
    text: 'a.exe, c.exe: 형식이 달라요. b.mp4: 너무 커요.',
  });
  expect(byReason([])).toBe('');
});
