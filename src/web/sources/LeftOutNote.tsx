import { leftOutKinds, type LeftOut } from '#contract/sources/left-out-kinds.ts';
import { useWords } from '../words/index.ts';

/** Says what of a source is no text and was not read: "차트 3개, 수식 1개는 읽지 못했어요". */
export function LeftOutNote({ leftOut }: { leftOut: LeftOut }) {
  const t = useWords('sources');
  const parts = leftOutKinds.flatMap((kind) => {
    const count = leftOut[kind];
    return count ? [t(`leftOut.${kind}`, { count })] : [];
  });
  return t('leftOut.said', { what: parts.join(t('leftOut.joint')) });
}
