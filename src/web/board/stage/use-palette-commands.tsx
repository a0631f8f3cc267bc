import { Maximize, Save } from 'lucide-react';
import { useMemo } from 'react';
import { useLatest } from '../../lib/use-latest.ts';
import { useOfferCommands, type PaletteCommand } from '../../shell/palette-slot.ts';
import { KindGlyph } from '../../ui/KindIcon.tsx';
import { useWords } from '../../words/index.ts';
import { toolKeys } from '../read-key.ts';
import { useTools } from './tools.ts';

/** Offers the tools of the open board, fitting and saving to the search palette. */
export function usePaletteCommands(): void {
  const t = useWords('board');
  const common = useWords('common');
  const tools = useTools();
  const latest = useLatest(tools);
  const { offered } = tools;
  const commands = useMemo((): PaletteCommand[] => {
    const size = { size: 15, strokeWidth: 1.9, 'aria-hidden': true } as const;
    return [
      ...offered.map((tool) => ({
        id: `tool ${tool}`,
        title: t(`tool.${tool}`),
        icon: <KindGlyph kind={tool} />,
        keys: [toolKeys[tool]],
        run: () => latest.current.use(tool),
      })),
      { id: 'fit', title: t('fitView'), icon: <Maximize {...size} />, run: () => latest.current.fit() },
      ...(offered.length > 0
        ? [{ id: 'save', title: common('save'), icon: <Save {...size} />, run: () => latest.current.save() }]
        : []),
    ];
  }, [offered, latest, t, common]);
  useOfferCommands(commands);
}
