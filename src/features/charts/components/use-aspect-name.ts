import type { AspectBetween } from '../../../astrology/aspects.ts'
import { useTexts } from '../../../ui/wording.tsx'
import { texts as sky } from '../../sky/texts.ts'
import { texts } from '../texts.ts'

/** An aspect as it is said: « Soleil en trigone à Saturne ». */
export function useAspectName() {
  const t = useTexts(texts)
  const s = useTexts(sky)
  return ({ from, to, type }: Pick<AspectBetween, 'from' | 'to' | 'type'>): string => {
    const bodies = { from: s(from), to: s(to) }
    return type === 'conjunction' ? t('conjunctionName', bodies) : t('aspectName', { ...bodies, aspect: s(type) })
  }
}
