import { Table, TableHead } from '../../../../ui/table/table.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { inDegrees, inRoman } from '../../sky/format.ts'
import { texts as sky } from '../../sky/texts.ts'
import type { Transits } from '../read-transits.server.ts'
import { texts } from '../texts.ts'

/** The sky of the date, and the houses of the birth that it goes through. */
export function Places({ title, places }: { title: string; places: Transits['places'] }) {
  const t = useTexts(texts)
  const s = useTexts(sky)
  const hasHouses = places.some(({ house }) => house !== null)
  return (
    <Table caption={title}>
      <TableHead names={[t('columnBody'), t('columnPlace'), ...(hasHouses ? [t('columnHouse')] : [])]} />
      <tbody>
        {places.map(({ id, place: { degrees, sign, retrograde }, house }) => (
          <tr key={id}>
            <th scope="row">{s(id)}</th>
            <td>{t(retrograde ? 'placeBack' : 'place', { degrees: inDegrees(degrees), sign: s(sign) })}</td>
            {house === null ? null : <td>{inRoman(house)}</td>}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
