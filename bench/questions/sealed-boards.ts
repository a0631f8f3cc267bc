import type { WrittenBoard } from './board.ts';

/** Written for this bench; people, brands and products do not exist. Nothing was chosen by how these come out. */
export const sealedBoards = {
  garden: {
    language: 'ko',
    sources: [
      {
        title: '베란다 방울토마토 키우기',
        kind: 'youtube',
        text: `[0:00] 마트에서 산 토마토 하나로 백 개를 수확했습니다.
[0:06] 씨앗부터 시작하면 실패하기 쉬우니 모종을 사세요.
[0:15] 화분은 깊이 30센티미터, 흙은 상토와 마사토를 7대 3으로 섞습니다.
[0:27] 햇빛은 하루 여섯 시간 이상 받아야 해요.
[0:36] 물은 겉흙이 마르면 아침에 한 번 듬뿍 주세요.
[0:47] 키가 40센티미터가 되면 지지대를 세웁니다.
[0:58] 곁순은 손으로 따 줘야 열매가 굵어져요.
[1:10] 꽃이 피면 붓으로 살살 건드려서 수분을 도와주세요.
[1:22] 심은 지 육십 일쯤 지나면 첫 열매가 빨갛게 익어요.
[1:34] 진딧물이 보이면 물에 우유를 섞어 뿌리면 됩니다.
[1:45] 다음 영상에서는 바질을 심어 볼게요.`,
      },
      {
        title: '초보 식집사의 실수 다섯 가지',
        kind: 'youtube',
        text: `[0:00] 제가 죽인 식물이 스무 개가 넘습니다.
[0:05] 첫째, 물을 너무 자주 줬어요. 뿌리가 썩더라고요.
[0:16] 둘째, 분갈이를 겨울에 했습니다. 봄까지 기다렸어야 했어요.
[0:28] 셋째, 에어컨 바람이 바로 닿는 자리에 뒀어요.
[0:39] 넷째, 비료를 두 배로 줬다가 잎이 탔습니다.
[0:50] 다섯째, 화분 받침에 고인 물을 버리지 않았어요.
[1:02] 지금은 수분 측정기를 씁니다. 만 오천 원이면 살 수 있어요.
[1:14] 여러분의 실수도 들려주세요.`,
      },
      {
        title: '초록손 영양제 제안서.pdf',
        kind: 'file',
        text: `# 제품 소개
초록손 액체 영양제는 500ml이고 물 1리터에 뚜껑 하나를 섞어 씁니다.
향은 나지 않으며 반려동물이 있는 집에서도 쓸 수 있습니다.
# 조건
원고료는 90만 원이고 게시 후 14일 안에 지급합니다.
초안은 5월 12일, 게시는 5월 26일입니다.
2차 활용 기간은 6개월입니다.
# 유의 사항
영상 처음 5초 안에 광고 표시를 넣어 주세요.
다른 회사의 영양제와 나란히 보여 주지 마세요.`,
      },
      {
        title: '허브 기르기 안내',
        kind: 'website',
        text: `# 바질
바질은 15도 아래에서는 자라지 않습니다.
꽃대가 올라오면 바로 잘라야 잎이 부드럽습니다.
# 로즈메리
로즈메리는 건조하게 키우고 통풍이 잘되는 곳에 둡니다.
# 민트
민트는 뿌리가 빠르게 퍼지므로 따로 심습니다.
민트와 바질의 차이는 물을 좋아하는 정도입니다.
씨앗 한 봉지의 가격은 2천 원에서 4천 원입니다.`,
      },
      {
        title: '다음 주 할 일',
        kind: 'text',
        text: `화요일 저녁 8시에 라이브를 켭니다.
삼각대는 승호에게 빌리고 배경 천은 새로 삽니다.
댓글 이벤트 선물은 토마토 모종 열 개로 정했어요.`,
      },
    ],
  },
  bread: {
    language: 'en',
    sources: [
      {
        title: 'No-knead bread on a weeknight',
        kind: 'youtube',
        text: `[0:00] This loaf took me five minutes of work.
[0:06] You need flour, water, salt and a pinch of yeast.
[0:14] Mix 400 grams of flour with 300 grams of water.
[0:24] Cover the bowl and leave it on the counter overnight.
[0:34] In the morning fold the dough four times.
[0:43] Heat a cast iron pot at 230 degrees for half an hour.
[0:55] Bake with the lid on for thirty minutes, then ten without it.
[1:07] Let it cool for an hour before you cut it.
[1:17] My pot was a flea market find for 25 dollars.
[1:28] What would you spread on it?`,
      },
      {
        title: 'Why my sourdough was flat',
        kind: 'youtube',
        text: `[0:00] Look at this pancake. It was meant to be bread.
[0:06] My starter was too cold, that was the first mistake.
[0:15] Feed the starter twice a day with equal parts flour and water.
[0:27] It is ready when it doubles within six hours.
[0:38] The second mistake was the oven, I opened the door too early.
[0:49] Steam needs to stay inside for the first twenty minutes.
[1:01] The third mistake was cutting it while hot.
[1:11] Now I keep a notebook of every bake.`,
      },
      {
        title: 'Millstone mixer offer.pdf',
        kind: 'file',
        text: `# Product
The Millstone mixer has a 5 litre bowl and a 600 watt motor.
It comes with a dough hook, a whisk and a splash guard.
The warranty runs for three years.
# Terms
The fee is 2,200 dollars, half of it before the shoot.
The draft is due on June 3 and the video goes live on June 17.
Usage rights are granted for twelve months.
# Must do
Put the disclosure in the first 5 seconds and in the description.
Do not call it the best mixer.`,
      },
      {
        title: 'Flour guide',
        kind: 'website',
        text: `# Types
Bread flour has 12 to 14 percent protein.
Cake flour has 7 to 9 percent protein.
Rye flour makes a dense, moist crumb.
# Storage
Whole grain flour turns rancid after three months at room temperature.
Keep it in the freezer in an airtight bag.
The difference between bread flour and cake flour is the amount of protein.`,
      },
      {
        title: 'Filming notes',
        kind: 'text',
        text: `Shoot the crumb in daylight before 3 pm.
Ellen lends us the macro lens until Friday.
The pinned comment asks for the worst loaf people ever baked.`,
      },
    ],
  },
} as const satisfies Record<string, WrittenBoard>;
