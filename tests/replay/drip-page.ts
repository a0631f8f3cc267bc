/** A page about coffee whose one figure a test changes between two readings. */
export const dripPage = (degrees: number): string =>
  `<html lang="ko"><title>드립 커피</title><body><article><h1>드립 커피</h1>${[
    '드립 커피는 물의 온도가 중요하고, 그 온도는 원두를 볶은 정도에 따라 조금씩 달라집니다.',
    `집에서 내리는 사람에게 알맞은 물의 온도는 ${degrees}도이고, 끓인 물을 일 분쯤 두면 그렇게 됩니다.`,
    '원두는 볶은 지 두 주 안에 쓰는 편이 좋고, 봉투를 연 뒤에는 밀폐해서 두어야 합니다.',
  ]
    .map((one) => `<p>${one}</p>`)
    .join('')}</article></body></html>`;
