import type { WrittenBoard } from './board.ts';

/** Written for this bench; people, brands and products do not exist. */
export const tunedBoards = {
  coffee: {
    language: 'ko',
    sources: [
      {
        title: '집에서 내리는 드립 커피',
        kind: 'youtube',
        text: `[0:00] 커피가 쓰기만 하다면 오늘 영상 끝까지 보세요.
[0:05] 저는 카페에서 칠 년 일한 바리스타 도윤입니다.
[0:11] 준비물은 드리퍼, 종이 필터, 주전자, 저울이에요.
[0:19] 물은 93도, 원두와 물은 1대 15, 추출은 2분 30초면 충분합니다.
[0:30] 원두는 20그램을 씁니다. 굵은소금 정도로 갈아 주세요.
[0:41] 종이 필터는 뜨거운 물로 먼저 적셔야 종이 냄새가 나지 않아요.
[0:52] 처음 40그램을 붓고 30초 동안 뜸을 들입니다.
[1:03] 그다음 가운데에서 바깥으로 원을 그리며 세 번에 나눠 부어 주세요.
[1:18] 신맛이 강하면 물 온도를 1도 올리고, 쓴맛이 강하면 2도 내리세요.
[1:34] 남은 원두는 밀폐 용기에 담아 서늘한 곳에 두면 한 달까지 괜찮아요.
[1:49] 여러분은 어떤 원두를 좋아하세요? 댓글로 알려 주세요.`,
      },
      {
        title: '캠핑장에서 모카포트',
        kind: 'youtube',
        text: `[0:00] 이 소리 들리세요? 커피가 다 됐다는 신호입니다.
[0:06] 모카포트는 전기가 없어도 되는 에스프레소 기계예요.
[0:15] 아래 칸에 물을 밸브 밑까지만 채웁니다. 넘치면 압력이 세져서 위험해요.
[0:28] 바스켓에 원두를 평평하게 담고 누르지는 마세요.
[0:39] 불은 약하게, 뚜껑은 열어 둔 채로 기다립니다.
[0:50] 치익 소리가 나면 바로 불에서 내리세요. 늦으면 탄 맛이 납니다.
[1:02] 씻을 때는 세제 없이 미지근한 물로만 헹구고 말려 주세요.
[1:15] 제가 쓰는 3인용 모카포트는 4만 2천 원에 샀습니다.`,
      },
      {
        title: '하루컵 텀블러 브리프.pdf',
        kind: 'file',
        text: `# 제품
하루컵 텀블러의 용량은 473ml, 무게는 290g입니다.
색상은 아이보리, 세이지, 먹색 세 가지입니다.
식기세척기에는 넣을 수 없습니다.
# 일정과 비용
초안은 3월 4일까지, 게시는 3월 20일까지입니다.
제작비는 180만 원이며 부가세는 별도입니다.
수정은 두 번까지 무료입니다.
# 꼭 지킬 것
영상 시작 10초 안에 유료 광고 자막을 넣어 주세요.
경쟁 브랜드의 텀블러는 화면에 나오면 안 됩니다.
영상 길이는 60초를 넘지 않아야 합니다.`,
      },
      {
        title: '촬영 메모',
        kind: 'text',
        text: `촬영은 토요일 오전 9시, 합정 작업실에서 합니다.
조명 두 개와 마이크는 민지가 가져오기로 했어요.
썸네일은 김이 오르는 컵을 가까이에서 찍은 사진으로 합니다.
점심은 근처 국숫집에서 먹어요.`,
      },
      {
        title: '원두 고르는 법',
        kind: 'website',
        text: `# 산지
에티오피아 원두는 꽃 향과 산미가 특징입니다.
브라질 원두는 고소하고 단맛이 납니다.
# 볶음 정도
라이트 로스팅은 산미가 살아 있고, 다크 로스팅은 쓴맛과 무게감이 두드러집니다.
라이트 로스팅과 다크 로스팅의 차이는 볶는 시간에 있습니다.
볶은 지 일주일에서 이 주 사이의 원두가 가장 맛있습니다.
# 보관
냉장고에 넣으면 다른 음식 냄새가 밸 수 있습니다.
가격은 200그램에 1만 2천 원에서 1만 8천 원 정도입니다.`,
      },
    ],
  },
  running: {
    language: 'en',
    sources: [
      {
        title: 'My first 10K in eight weeks',
        kind: 'youtube',
        text: `[0:00] Eight weeks ago I could not run for two minutes.
[0:05] Today I finished ten kilometres in 58 minutes.
[0:12] I trained three times a week, never on two days in a row.
[0:21] Mondays were easy runs, Wednesdays were intervals, Saturdays were long runs.
[0:33] My knees hurt in week three, so I cut the distance by half.
[0:44] The shoes I wore cost 120 dollars and have an 8 millimetre drop.
[0:56] On race day I ate a banana ninety minutes before the start.
[1:08] I drank water at kilometre four and kilometre seven.
[1:19] The hardest part was the bridge at kilometre nine.
[1:30] If I did it again I would start slower.
[1:40] Tell me below which race you are training for.`,
      },
      {
        title: 'Five stretches after a run',
        kind: 'youtube',
        text: `[0:00] Stop stretching before you run, and do this instead.
[0:07] Hold every stretch for thirty seconds on each side.
[0:16] Start with the calves against a wall.
[0:27] Then pull your heel up for the quads, and keep your knees together.
[0:38] For the hips, kneel on a soft mat and push forward.
[0:49] Lie down and pull one leg towards you for the hamstrings.
[1:01] Finish with the lower back, knees to the chest.
[1:12] The whole routine takes six minutes.`,
      },
      {
        title: 'Stride watch brief.pdf',
        kind: 'file',
        text: `# Product
The Stride watch weighs 38 grams and its battery lasts 14 days.
It comes in black, sand and coral.
It is water resistant to 50 metres.
# Terms
The fee is 1,500 euros, paid within 30 days of the upload.
The draft is due on May 6 and the video goes live on May 20.
Two rounds of changes are included.
# Must do
Show the disclosure within the first 15 seconds of the video.
Do not show other watches.`,
      },
      {
        title: 'Choosing running shoes',
        kind: 'website',
        text: `# Fit
Leave a thumb's width between your longest toe and the front of the shoe.
Try shoes on in the afternoon, because feet swell during the day.
# Wear
Replace running shoes every 600 to 800 kilometres.
The difference between road and trail shoes is the grip of the sole.
# Care
Never put them in the dryer; stuff them with newspaper instead.`,
      },
      {
        title: 'Shoot plan',
        kind: 'text',
        text: `We meet at the river park on Sunday at 7 am.
Noah brings the drone and two batteries.
The thumbnail shows my face right after the finish line.`,
      },
    ],
  },
} as const satisfies Record<string, WrittenBoard>;
