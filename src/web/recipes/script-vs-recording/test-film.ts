import { compareSaid, type RecordingComparison } from './compare.ts';
import { readSubtitles } from './read-subtitles.ts';
import type { SaidSegment } from './recorded-segment.ts';

/** A script with everything that is not said in it; for tests. */
export const SCRIPT = `# 식비 줄이기

## 훅 (0~10초)
한 달 식비가 62만 원에서 **38만 원**이 되었어요. 어떻게 했을까요?
화면: 62 → 38

## 약속
오늘은 자취생이 식비를 줄이는 방법 세 가지를 알려 드릴게요. 이 방법은 김하나 작가님이 알려 주셨어요.

## 본론 1
장은 주 1회, 배부른 시간에 봐요[1]. 냉동 채소와 두부, 달걀을 기본으로 담으면 버리는 것이 줄어들어요.
(웃으며) 배달은 주 2회로 줄였어요.

## 본론 2
일요일에 두 시간을 들여 다섯 끼를 만들어 두면 평일 저녁 배달이 절반으로 줄어들어요.

## 마무리
도움이 됐다면 구독과 좋아요 부탁드려요. 다음 영상에서 만나요!
`;

/** The film of it, as a machine heard it: no full stops, other spaces. */
export const FILM = `0:00 안녕하세요 여러분 오늘도 찾아와 주셔서 정말 감사합니다
0:06 한달 식비가 육십이만원에서 삼십오만 원이 되었어요 어떻게 했을까요
0:12 오늘은 자취생이 식비를 줄이는 방법 네 가지를 알려드릴게요 이 방법은 김하니 작가님이 알려 주셨어요
0:25 장은 일주일에 한번 배가 부른 시간에 보러 가요
0:33 냉동채소와 두부 달걀을 기본으로 담으면 버리는 것이 줄어들어요
0:41 아 그리고 이건 제가 최근에 알게 된 건데요 마감 할인 시간에 가면 진짜 싸요
0:52 일요일에 두 시간을 들여 5끼를 만들어두면 평일 저녁 배달이 절반으로 줄어들어요
1:05 도움이 됐다면 구독과 좋아요 부탁 드려요
1:10 다음 영상에서 만나요
1:20 안녕`;

export function segmentsOf(film: string): SaidSegment[] {
  const read = readSubtitles(film);
  if (!read.ok) throw new Error(read.reason);
  return read.value;
}

export const compared = (script: string, film: string): RecordingComparison => compareSaid(script, segmentsOf(film));
