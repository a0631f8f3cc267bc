import { readFile } from 'node:fs/promises';

/** The references on the example board: written for it, about people, brands and products that do not exist. */
export interface Material {
  name: string;
  mimeType: string;
  bytes: () => Promise<Buffer>;
}

const text = (name: string, words: string): Material => ({
  name,
  mimeType: 'text/plain',
  bytes: async () => Buffer.from(words, 'utf8'),
});
const pdf = (name: string, file: string): Material => ({
  name,
  mimeType: 'application/pdf',
  bytes: () => readFile(new URL(`./material/${file}`, import.meta.url)),
});

export const materials: Record<'ko' | 'en', readonly Material[]> = {
  ko: [
    text(
      '레퍼런스 1 - 출근 전 3분 라떼 (자막).txt',
      `[0:00] 출근 3분 전에 라떼를 만들 수 있을까요? 저는 매일 합니다.

[0:06] 준비물은 세 가지예요. 캡슐 하나, 우유 한 팩, 얼음. 전날 밤에 컵에 우유만 부어서 냉장고에 넣어 두세요.

[0:14] 아침에는 순서가 중요합니다. 우유를 먼저, 샷을 나중에 부어야 층이 예쁘게 생겨요.

[0:21] 얼음은 딱 세 알만 넣으세요. 많이 넣으면 첫 모금부터 밍밍해집니다. 열 번 넘게 해 보고 얻은 결론이에요.

[0:33] 빨대로 젓지 말고 그대로 마셔 보세요. 위에서는 쓴맛, 아래에서는 단맛이 나서 한 잔이 두 잔 같아요.

[0:42] 설거지는 컵 하나뿐이라 30초면 끝납니다.

[0:48] 내일 아침에 해 보시고, 얼음 몇 알이 제일 맛있었는지 댓글로 알려 주세요.
`,
    ),
    text(
      '레퍼런스 2 - 원룸 커피 코너 만들기 (자막).txt',
      `[0:00] 이 선반, 사실 한 번 무너졌습니다. (쏟아진 컵을 보여 준다)

[0:06] 실패한 이유부터 말씀드릴게요. 무거운 그라인더를 맨 위에 올렸거든요. 무게는 아래로, 자주 쓰는 것은 눈높이로 두셔야 합니다.

[0:19] 원룸이라 쓸 수 있는 폭은 60센티미터였어요. 그래서 기계를 사기 전에 종이 상자로 크기를 먼저 재 봤습니다.

[0:31] 전체 비용은 8만 7천 원이 들었습니다. 선반이 3만 2천 원, 조명이 1만 9천 원, 나머지는 컵과 받침이에요.

[0:44] 가장 만족한 건 조명입니다. 노란빛 전구 하나로 아침에 기분이 달라졌어요.

[0:55] 다시 만든다면 콘센트 위치부터 확인할 거예요. 멀티탭 선이 화면에 계속 걸립니다.

[1:05] 여러분 방에는 어디에 두고 싶으세요? 폭을 재서 남겨 주시면 배치를 같이 고민해 드릴게요.
`,
    ),
    pdf('협찬 브리프 - 하루컵 텀블러.pdf', 'brief-ko.pdf'),
  ],
  en: [
    text(
      'Reference 1 - A latte in 3 minutes (transcript).txt',
      `[0:00] Can you make a latte three minutes before you leave for work? I do, every day.

[0:06] You need three things: one capsule, a carton of milk, and ice. Pour the milk into the cup the night before and leave it in the fridge.

[0:14] In the morning the order matters. Milk first, then the shot, and you get a clean layer.

[0:21] Use exactly three ice cubes. With more, the very first sip is watery. It took me more than ten tries to learn that.

[0:33] Do not stir. The top is bitter, the bottom is sweet, and one cup feels like two.

[0:42] There is only one cup to wash, so cleaning takes 30 seconds.

[0:48] Try it tomorrow and tell me in the comments how many cubes tasted best.
`,
    ),
    text(
      'Reference 2 - A coffee corner in one room (transcript).txt',
      `[0:00] To be honest, this shelf fell down once. (Shows the spilled cups)

[0:06] Let me start with why it failed. I put the heavy grinder on top. Weight belongs at the bottom, what you use most at eye level.

[0:19] In a one-room flat I had 60 centimetres of width. So before buying a machine I measured the space with a cardboard box.

[0:31] All together it cost 87,000 won: 32,000 for the shelf, 19,000 for the lamp, the rest for cups and coasters.

[0:44] The lamp is what I am happiest with. One warm bulb changed my mornings.

[0:55] If I did it again, I would check the sockets first. The cable of the power strip is in every shot.

[1:05] Where would you put yours? Measure the width, leave it below, and we will plan it together.
`,
    ),
    pdf('Sponsor brief - Harucup tumbler.pdf', 'brief-en.pdf'),
  ],
};
