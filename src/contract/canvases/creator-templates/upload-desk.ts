import type { BoardPlan } from './plan.ts';

/** What is done between the last cut and the first comment. */
export const uploadDesk: BoardPlan = {
  columns: [
    [
      {
        kind: 'group',
        key: 'video',
        title: { ko: '이번 영상: 대본이나 자막', en: 'This video: script or captions' },
        cards: [
          {
            kind: 'text',
            title: { ko: '영상 카드', en: 'The video' },
            lines: {
              ko: [
                '- 제목(가제): {{제목}}',
                '- 한 줄 요약: {{요약}}',
                '- 꼭 찾게 할 검색어: {{검색어}}',
                '- 올리는 날: {{날짜}} {{시각}}',
                '- 협찬: {{없음/브랜드}}',
              ],
              en: [
                '- Working title: {{title}}',
                '- In one line: {{summary}}',
                '- To be found by: {{search words}}',
                '- Goes up: {{date}} {{time}}',
                '- Sponsor: {{none/brand}}',
              ],
            },
          },
        ],
        roomPx: 320,
      },
    ],
    [{ kind: 'chat', key: 'chat', title: { ko: '설명란 도우미', en: 'Description helper' } }],
    [
      {
        kind: 'text',
        title: { ko: '설명란 만들기', en: 'The description' },
        lines: {
          ko: [
            'AI Chat에서 / 를 누르고 ‘설명란 세트’를 고르세요. 칸마다 따로 복사할 수 있어요.',
            '- [ ] 제목은 100자까지, 뜻은 앞 30자 안에',
            '- [ ] 설명 첫 두 줄에 약속과 링크',
            '- [ ] 챕터는 0:00부터 세 개 이상, 하나에 10초 이상',
            '- [ ] 태그는 모두 더해 500자까지',
            '- [ ] 해시태그는 세 개만',
          ],
          en: [
            'In the AI Chat press / and choose “Description pack”. Each field can be copied by itself.',
            '- [ ] Title up to 100 characters, its point in the first 40',
            '- [ ] Promise and link in the first two lines',
            '- [ ] Chapters from 0:00, three or more, 10 seconds each at least',
            '- [ ] Tags up to 500 characters in all',
            '- [ ] Three hashtags',
          ],
        },
      },
      {
        kind: 'text',
        title: { ko: '설명란에 늘 넣는 것', en: 'In every description' },
        lines: {
          ko: [
            '📌 {{채널 한 줄 소개}}',
            '',
            '🔗 함께 보면 좋은 영상',
            '{{영상 링크}}',
            '',
            '✉️ 협업 문의: {{메일 주소}}',
            '🎵 음악: {{곡과 출처}}',
            '📷 장비: {{장비}}',
          ],
          en: [
            '📌 {{the channel in one line}}',
            '',
            '🔗 Watch next',
            '{{link}}',
            '',
            '✉️ Business: {{e-mail}}',
            '🎵 Music: {{track and source}}',
            '📷 Gear: {{gear}}',
          ],
        },
      },
    ],
    [
      {
        kind: 'text',
        title: { ko: '업로드 체크리스트', en: 'Upload checklist' },
        lines: {
          ko: [
            '## 파일',
            '- [ ] 끝까지 한 번 보고 들었어요',
            '- [ ] 음악과 글꼴의 이용 조건을 확인했어요',
            '- [ ] 얼굴, 차 번호, 주소가 보이지 않아요',
            '',
            '## 유튜브 스튜디오',
            '- [ ] 썸네일 1280×720, 작은 화면에서도 읽혀요',
            '- [ ] 자막 파일을 올렸어요',
            '- [ ] 최종 화면과 카드',
            '- [ ] 재생목록에 넣었어요',
            '- [ ] 아동용 여부와 유료 프로모션',
            '- [ ] 저작권 검사에 걸린 것이 없어요',
          ],
          en: [
            '## The file',
            '- [ ] Watched and heard to the end',
            '- [ ] Licences of music and fonts checked',
            '- [ ] No faces, plates or addresses that must not be seen',
            '',
            '## In the studio',
            '- [ ] Thumbnail 1280×720, readable when small',
            '- [ ] Captions uploaded',
            '- [ ] End screen and cards',
            '- [ ] In a playlist',
            '- [ ] Made for kids, paid promotion',
            '- [ ] No copyright claim',
          ],
        },
      },
      {
        kind: 'text',
        title: { ko: '올린 뒤 24시간', en: 'The first 24 hours' },
        lines: {
          ko: [
            '- [ ] 10분: 고정 댓글, 오타와 링크 확인',
            '- [ ] 1시간: 첫 댓글들에 답하기',
            '- [ ] 3시간: 커뮤니티와 스레드에 알리기',
            '- [ ] 24시간: 노출 클릭률 {{%}}, 평균 시청 {{분:초}} 적기',
          ],
          en: [
            '- [ ] 10 minutes: pinned comment, typos, links',
            '- [ ] 1 hour: answer the first comments',
            '- [ ] 3 hours: tell it elsewhere',
            '- [ ] 24 hours: click-through {{%}}, average view {{m:ss}}',
          ],
        },
      },
    ],
  ],
  wires: [['video', 'chat']],
};
