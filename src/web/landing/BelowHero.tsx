import { Closing } from './Closing.tsx';
import { Faq } from './Faq.tsx';
import { How } from './How.tsx';
import { Pricing } from './Pricing.tsx';
import type { Join } from './use-join.ts';

/** Everything under the first screen. */
export function BelowHero({ join }: { join: Join }) {
  return (
    <>
      <How />
      <Pricing join={join} />
      <Faq />
      <Closing join={join} />
    </>
  );
}
