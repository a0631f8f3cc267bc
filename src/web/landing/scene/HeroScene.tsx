import { useLandingWords } from '../words.ts';
import { BoardScene } from './BoardScene.tsx';
import { PhoneScene } from './PhoneScene.tsx';

/** The board in a frame that leans a little with the pointer; phones see the phone's board. */
export function HeroScene() {
  const { words } = useLandingWords();
  const frame = 'overflow-hidden bg-board shadow-[0_0_0_1px_var(--line-2),0_40px_90px_-30px_rgb(20_28_24/0.35)]';
  return (
    <div role="img" aria-label={words.sceneLabel} data-tilt="1.5">
      <div aria-hidden="true" className={`${frame} rounded-t-[20px] sm:hidden`}>
        <PhoneScene />
      </div>
      <div aria-hidden="true" className={`${frame} rounded-t-[18px] max-sm:hidden`}>
        <BoardScene />
      </div>
    </div>
  );
}
