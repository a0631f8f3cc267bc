import { describe, expect, it } from 'vitest';
import { supportOf } from './support.ts';

interface Told {
  source: string;
  right: string[];
  wrong: string[];
}

const told: Told[] = [
  {
    source: 'Last quarter revenue rose 12% and costs 8%. The team stayed the same size.',
    right: [
      'Revenue rose 12% and costs 8% [1].',
      'Costs rose 8%, revenue 12% [1].',
      'Revenue rose 12%, outpacing costs, which rose 8% [1].',
      'Costs rose more slowly than revenue, by 8% [1].',
    ],
    wrong: [
      'Revenue rose 8% and costs 12% [1].',
      'Revenue rose by 8%, costs by 12% [1].',
      'Revenue rose 8% last quarter [1].',
      'Costs rose 12% last quarter [1].',
    ],
  },
  {
    source: 'Views grew 34% and watch time 21% after the redesign.',
    right: ['Watch time grew 21%, while views grew 34% [1].', 'Views grew by 34%, watch time by only 21% [1].'],
    wrong: ['Views grew 21% and watch time 34% [1].', 'Watch time grew 34% after the redesign [1].'],
  },
  {
    source: 'In May the vlog reached 52,000 viewers and the review 38,000.',
    right: ['The review reached 38,000 viewers [1].', 'With 52,000 viewers the vlog beat the review [1].'],
    wrong: ['The vlog reached 38,000 viewers and the review 52,000 [1].'],
  },
  {
    source: 'Rent went up 5% and electricity 14% this year.',
    right: ['Electricity went up 14% and rent 5% [1].', 'Compared with rent, electricity went up a lot, 14% [1].'],
    wrong: ['Rent went up 14% and electricity 5% [1].', 'Electricity went up 5% this year [1].'],
  },
  {
    source: 'The podcast gained 1,100 listeners and the newsletter 640 readers.',
    right: [
      'The newsletter gained 640 readers [1].',
      'The podcast added 1,100 listeners, more than the newsletter with 640 readers [1].',
    ],
    wrong: ['The podcast gained 640 listeners and the newsletter 1,100 readers [1].'],
  },
  {
    source: '지난 분기 매출은 12%, 비용은 8% 올랐다. 팀 규모는 그대로다.',
    right: ['비용은 8%, 매출은 12% 올랐어요 [1].'],
    wrong: ['매출은 8%, 비용은 12% 올랐어요 [1].'],
  },
  {
    source: '개편 뒤 조회수가 34%, 시청 시간이 21% 늘었다.',
    right: ['조회수는 34%, 시청 시간은 21% 늘었어요 [1].'],
    wrong: ['시청 시간이 34% 늘었어요 [1].'],
  },
  {
    source: 'Sponsorship income climbed 40% and ad income 15% in 2024.',
    right: ['Ad income climbed 15% in 2024 [1].', 'Sponsorship income climbed faster than ad income, by 40% [1].'],
    wrong: ['Sponsorship income climbed 15% and ad income 40% [1].', 'Ad income climbed 40% in 2024 [1].'],
  },
  {
    source: 'The tripod costs $120 and the gimbal $310.',
    right: [
      'The gimbal costs $310, the tripod $120 [1].',
      'Next to the tripod, the gimbal at $310 is the bigger expense [1].',
    ],
    wrong: ['The gimbal costs $120 [1].', 'The tripod costs $310 and the gimbal $120 [1].'],
  },
  {
    source: 'Last year the Korean channel added 21,000 subscribers and the English channel 4,500.',
    right: [
      'The English channel added 4,500 subscribers last year [1].',
      'With 21,000 new subscribers, the Korean channel outgrew the English channel [1].',
    ],
    wrong: [
      'The English channel added 21,000 subscribers last year [1].',
      'The Korean channel added 4,500 subscribers and the English channel 21,000 [1].',
    ],
  },
  {
    source: 'Editing takes 6 hours and filming 3.',
    right: ['Filming takes 3 hours, half of what editing takes [1].', 'Editing takes 6 hours [1].'],
    wrong: ['Filming takes 6 hours and editing 3 [1].'],
  },
  {
    source: 'Saturday brought 900 visitors, Sunday 1,400.',
    right: ['Sunday brought 1,400 visitors after 900 on Saturday [1].', 'On Saturday 900 visitors came [1].'],
    wrong: ['Sunday brought 900 visitors, Saturday 1,400 [1].', 'Sunday brought 900 visitors [1].'],
  },
  {
    source: 'Engagement fell 7% on Instagram and 2% on YouTube.',
    right: [
      'On YouTube engagement fell 2%, on Instagram 7% [1].',
      'Engagement fell 7% on Instagram, more than on YouTube [1].',
    ],
    wrong: ['Engagement fell 2% on Instagram and 7% on YouTube [1].'],
  },
  {
    source: '작년에 한국 채널은 구독자가 21,000명, 영어 채널은 4,500명 늘었다.',
    right: ['영어 채널은 4,500명 늘었어요 [1].'],
    wrong: [],
  },
];

const all = (what: 'right' | 'wrong') =>
  told.flatMap((one) => one[what].map((answer) => ({ answer, source: one.source })));
const support = ({ answer, source }: ReturnType<typeof all>[number]) => supportOf(answer, [source]);

describe('figures of which the source says something once', () => {
  it.each(all('wrong'))('counts against it: $answer', (one) => expect(support(one)).toBe(0));

  it.each(all('right'))('is borne out where it is so: $answer', (one) => expect(support(one)).toBe(1));
});
