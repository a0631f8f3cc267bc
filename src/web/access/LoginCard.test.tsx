import { beforeAll, describe, expect, it } from 'vitest';
import { access } from '../words/access.ts';
import { showWords } from '../words/index.ts';
import { drawn } from '../lib/test-view.tsx';
import { LoginCard } from './LoginCard.tsx';

beforeAll(() => showWords('ko', { access: access.ko }));

const alertOf = (failure: string | null): string | undefined => {
  return drawn(<LoginCard failure={failure} />).querySelector('[role=alert]')?.textContent;
};

describe('a login', () => {
  it.each([
    ['failed', ''],
    ['something-new', ''],
    ['expired', '로그인 시간이 지났어요.'],
    ['cancelled', '로그인을 취소했어요.'],
    ['login-unavailable', '로그인 서비스에 연결할 수 없어요.'],
    ['suspended', '이 계정은 사용이 중지되었어요. 문의해 주세요.'],
  ])('says that it failed, and then why: %s', (code, why) =>
    expect(alertOf(code)).toBe(`로그인에 실패했습니다. 다시 시도해주세요.${why}`),
  );

  it('says nothing where nothing failed', () => expect(alertOf(null)).toBeUndefined());
});
