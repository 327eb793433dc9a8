import { useContext } from 'react'
import { WordingContext } from '../../../../ui/wording.tsx'
import { aspectName } from '../aspect-name.ts'

/** Names aspects with the texts of the page. */
export function useAspectName() {
  const wording = useContext(WordingContext)
  return (aspect: Parameters<typeof aspectName>[1], whose?: readonly [string, string]) =>
    aspectName(wording, aspect, whose)
}
