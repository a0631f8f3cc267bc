import { describe, expect, it } from 'vitest';
import { leansOnBefore } from './leaning.ts';

describe('a sentence that leans on the one before it', () => {
  it.each([
    '그래서 이게 제일 오래 걸렸어요.',
    '이게 생각보다 효과가 컸어요.',
    '그건 한 달 뒤에야 알았습니다.',
    '그때 알람을 세 개로 줄였어요.',
    '자, 그러면 냉장고부터 비워 볼게요.',
    '이런 방식은 오래 못 갑니다.',
    '하지만 장보기는 주 1회가 낫습니다.',
    '둘 다 써 보고 남은 건 하나예요.',
    'This is why I stopped buying coffee outside.',
    "That's why the second month was easier.",
    'It took me three weeks to notice.',
    'So that made the whole room brighter.',
    'These are the ones I kept.',
  ])('is told: %s', (sentence) => expect(leansOnBefore(sentence)).toBe(true));

  it.each([
    '장은 주 1회만 봐요.',
    '이 냉장고는 십 년째 쓰고 있어요.',
    '그릇은 두 개면 충분합니다.',
    '이사하고 나서 식비가 반으로 줄었어요.',
    '그래놀라는 직접 만들어 먹습니다.',
    '저녁 9시 이후에는 알람을 꺼요.',
    '또래보다 적게 쓰는 편이에요.',
    'This knife cuts bread without crumbs.',
    'Sourdough needs three days.',
    'Items in the fridge go in three rows.',
    'Theo bakes on Sundays.',
    'Also-rans never win.',
  ])('is not taken for one: %s', (sentence) => expect(leansOnBefore(sentence)).toBe(false));
});
