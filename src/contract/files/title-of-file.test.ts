import { expect, it } from 'vitest';
import { titleOfFile, withoutAddresses } from './title-of-file.ts';

it.each([
  ['레퍼런스 1 - 출근 전 3분 라떼 (자막).txt', '레퍼런스 1 - 출근 전 3분 라떼 (자막)'],
  ['하루컵_텀블러_브리프_최종_v2.pdf', '하루컵 텀블러 브리프'],
  ['원두 고르는 법 (1).docx', '원두 고르는 법'],
  ['backup.tar.md.txt', 'backup.tar'],
  ['Stride%20watch%20brief.PDF', 'Stride watch brief'],
  ['Node.js 입문', 'Node.js 입문'],
  ['커피 3.5', '커피 3.5'],
  ['IMG_2041.jpg', ''],
  ['KakaoTalk_20250101_101010.mp4', ''],
  ['스크린샷 2025-01-01 10.10.10.png', ''],
  ['제목 없음.hwp', ''],
  ['20250101.txt', ''],
])('of the file %j the title is %j', (name, title) => expect(titleOfFile(name)).toBe(title));

it('leaves addresses, hosts, handles and names of files out of a text', () => {
  const text =
    '링크는 https://youtu.be/abc?t=1 와 naver.com/post, @maru_kr, hi@maru.kr 그리고 대본_최종.docx 입니다. 물은 93도.';
  expect(withoutAddresses(text)).not.toMatch(/http|youtu|naver|maru|docx|대본/);
  expect(withoutAddresses('물은 93.5도, 비율은 1.5배. Node.js는 그대로.')).toBe(
    '물은 93.5도, 비율은 1.5배. Node.js는 그대로.',
  );
});
