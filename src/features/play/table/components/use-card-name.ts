import { useTexts } from '../../../../ui/wording.tsx'
import { resultTexts } from '../result-texts.ts'

/** The name of a drawn card, with whether it is reversed. */
export function useCardName() {
  const t = useTexts(resultTexts)
  return ({ name, reversed }: { name: string; reversed: boolean }) => t(reversed ? 'reversed' : 'upright', { name })
}
