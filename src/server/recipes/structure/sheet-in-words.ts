import type { SheetBeat } from '#contract/recipes/structure/beats.ts';

/** What a model is told of a wired sheet. */
export function sheetInWords(beats: readonly SheetBeat[]): string {
  const ko = beats.some(({ name }) => /[가-힣]/.test(name));
  const lead = ko
    ? '비트 시트입니다. 내용이 아니라 순서와 길이만 따릅니다.'
    : 'A beat sheet: follow its order and lengths; it is no matter to write about.';
  const rows = beats.map(({ name, sec, purpose }) =>
    [`- ${name}`, ko ? `${sec}초` : `${sec} s`, purpose].filter((part) => part !== '').join(' · '),
  );
  return [lead, ...rows].join('\n');
}
