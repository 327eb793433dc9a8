import { useTexts } from '../../../../ui/wording.tsx'
import { texts as sky } from '../../sky/texts.ts'
import type { Rendezvous } from '../read-transits.server.ts'
import { texts } from '../texts.ts'

/** Names a transit: « Saturne en carré à votre Vénus ». */
export function useTouchName() {
  const t = useTexts(texts)
  const s = useTexts(sky)
  return ({ from, to, type }: Pick<Rendezvous, 'from' | 'to' | 'type'>): string =>
    t(type === 'conjunction' ? 'touchWith' : 'touchName', { from: s(from), to: t(`target.${to}`), aspect: s(type) })
}
