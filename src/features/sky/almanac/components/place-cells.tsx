import type { Values } from '../../../../platform/i18n/texts.ts'
import { useTexts } from '../../../../ui/wording.tsx'
import { inDegrees } from '../../sky/format.ts'
import { texts as skyTexts } from '../../sky/texts.ts'
import type { Place } from '../place.ts'

interface PlaceCellsProps {
  places: readonly Place[]
  say: (key: 'place' | 'placeBack', values: Values) => string
}

/** A row's places in the zodiac, in the order of the columns. */
export function PlaceCells({ places, say }: PlaceCellsProps) {
  const sky = useTexts(skyTexts)
  return places.map(({ degrees, sign, retrograde }, column) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
    <td key={column}>{say(retrograde ? 'placeBack' : 'place', { degrees: inDegrees(degrees), sign: sky(sign) })}</td>
  ))
}
