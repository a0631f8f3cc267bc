import { bareFeeIn } from '../read-form.ts';
import type { RedFlagRule } from './rule.ts';
import { inOrder } from './said-in.ts';

/** Money that comes later than this many days after the upload. */
const LATEST_PAYMENT_DAYS = 60;

/** What is said of the money. */
export const redFlagsOfPayments: readonly RedFlagRule[] = [
  {
    id: 'fee-fixed-for-a-year',
    level: 'warning',
    says: [
      inOrder(
        '연간|1년|일년|12개월|내년|연말까지|하반기까지',
        '단가|금액|비용|광고비',
        '고정|동일|유지|동결|확정|같은|묶',
      ),
      inOrder('단가|금액|비용|광고비', '연간|1년|일년|12개월|내년', '고정|동일|유지|동결|확정'),
      inOrder('연간|1년|일년|12개월', '동일 단가|고정 단가|같은 단가|동일한 단가|동일 금액|고정된 단가|고정 금액'),
      inOrder('연간 계약|연간계약|연간 확정'),
      inOrder('rate|fee|price', 'locked|fixed|same', 'year|12 months'),
    ],
    why: {
      ko: '앞으로 1년의 단가를 지금 묶는 조건이에요. 채널이 자라도 단가가 오르지 않아요.',
      en: 'The fee is fixed a year ahead, even if the channel grows.',
    },
    ask: {
      ko: '단가는 회차마다 그때의 채널 지표로 다시 협의하고 {싶어요|싶습니다}.',
      en: 'I would like to agree on the fee for each placement by the figures of that time.',
    },
  },
  {
    id: 'late-payment',
    level: 'warning',
    inOffer: ({ payment }) => ((payment?.value.days ?? 0) > LATEST_PAYMENT_DAYS ? payment : null),
    why: { ko: '업로드 후 60일이 지나서야 돈을 받아요.', en: 'Payment comes more than 60 days after the upload.' },
    ask: {
      ko: '지급은 세금계산서 발행 후 30일 이내로 {부탁드려요|부탁드립니다}.',
      en: 'Please pay within 30 days of the invoice.',
    },
  },
  {
    id: 'fee-without-unit',
    level: 'warning',
    inText: bareFeeIn,
    onlyIf: ({ fees }) => fees.length === 0,
    why: {
      ko: '금액에 단위가 없어서 얼마인지 알 수 없어요.',
      en: 'The fee is a number without a unit, so that nobody can tell how much it is.',
    },
    ask: {
      ko: '말씀하신 금액의 단위와 부가세 포함 여부를 확인 {부탁드려요|부탁드립니다}.',
      en: 'Please confirm the unit of the fee you name, and whether it includes VAT.',
    },
  },
];
