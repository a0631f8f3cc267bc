import { Captions } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { BoardNode } from '#contract/board/board.schema.ts';
import { wordlessReasons } from '#contract/sources/wordless.ts';
import { DescribePicture } from '../../sources/DescribePicture.tsx';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useWords } from '../../words/index.ts';
import { useEditor } from '../../board-context/hooks.ts';
import { textFact } from '../../editor/facts.ts';

/** Opens what somebody may write that a picture shows; `isWide` among the ways out of a failure. */
export function DescribeButton({ node, isWide = false }: { node: BoardNode; isWide?: boolean }) {
  const t = useWords('media');
  const editor = useEditor();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => (isOpen ? editor.pin(node.id) : undefined), [editor, node.id, isOpen]);
  if (!editor.mayBring) return null;
  const why = wordlessReasons.find((reason) => reason === node.metadata['wordless']) ?? null;
  const facts = { onClick: () => setOpen(true), 'aria-haspopup': 'dialog' } as const;
  return (
    <>
      {isWide ? (
        <Button size="sm" icon={<Captions size={13} aria-hidden="true" />} {...facts}>
          {t('describe.title')}
        </Button>
      ) : (
        <IconButton
          size="sm"
          label={t('describe.title')}
          icon={<Captions size={15} strokeWidth={1.9} aria-hidden="true" />}
          {...facts}
        />
      )}
      {isOpen && (
        <DescribePicture
          of={{ nodeId: node.id }}
          text={textFact(node, 'altText') ?? ''}
          why={why}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
