import { Table, TableHead } from '../../../../ui/table/table.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { inRoman } from '../../sky/format.ts'
import { texts } from '../texts.ts'
import { usePlaces } from './use-places.ts'

export function HousesTable({ cusps }: { cusps: readonly number[] }) {
  const t = useTexts(texts)
  const { place } = usePlaces({ bodies: [], angles: null })
  return (
    <Table caption={t('housesCaption')}>
      <TableHead names={[t('columnHouse'), t('columnCusp')]} />
      <tbody>
        {cusps.map((cusp, index) => (
          <tr key={inRoman(index + 1)} id={`house-${index + 1}`}>
            <th scope="row">{inRoman(index + 1)}</th>
            <td>{place(cusp)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
