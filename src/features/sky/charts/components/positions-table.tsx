import type { Chart } from '../../../../astrology/charts/chart.ts'
import { Table, TableHead } from '../../../../ui/table/table.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { inDegrees, inRoman } from '../../sky/format.ts'
import { texts as sky } from '../../sky/texts.ts'
import { texts } from '../texts.ts'
import styles from './chart-sheet.module.css'
import { BodyIcon } from './glyph.tsx'
import { usePlaces } from './use-places.ts'

/** Everything on the wheel, as a table. */
export function PositionsTable({ chart }: { chart: Chart }) {
  const t = useTexts(texts)
  const s = useTexts(sky)
  const { place, signOf } = usePlaces(chart)
  const { bodies, angles, uncertain } = chart
  return (
    <Table caption={t('positionsCaption')}>
      <TableHead names={[t('columnBody'), t('columnPosition'), ...(angles ? [t('columnHouse')] : [])]} />
      <tbody>
        {bodies.map(({ id, degreeInSign, house, retrograde }) => (
          <tr key={id}>
            <th scope="row">
              <a href={`#${id === 'trueNode' ? 'meanNode' : id}`} className={styles.named}>
                <BodyIcon body={id} size={20} />
                {s(id)}
              </a>
            </th>
            <td>
              {uncertain && id === 'moon'
                ? t('moonRange', { from: place(uncertain.moon.from), to: place(uncertain.moon.to) })
                : `${inDegrees(degreeInSign)} ${signOf(id)}`}
              {retrograde ? `, ${t('retrograde')}` : ''}
            </td>
            {house === null ? null : <td>{inRoman(house)}</td>}
          </tr>
        ))}
        {angles
          ? (['ascendant', 'midheaven'] as const).map((id) => (
              <tr key={id}>
                <th scope="row">
                  <a href={`#${id}`} className={styles.named}>
                    {t(id)}
                  </a>
                </th>
                <td colSpan={2}>{place(angles[id])}</td>
              </tr>
            ))
          : null}
      </tbody>
    </Table>
  )
}
