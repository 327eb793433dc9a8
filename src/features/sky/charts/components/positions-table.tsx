import type { ReactNode } from 'react'
import { Table, TableHead } from '../../../../ui/table/table.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { inDegrees, inRoman } from '../../sky/format.ts'
import { texts as sky } from '../../sky/texts.ts'
import { texts } from '../texts.ts'
import type { DrawnChart } from '../wheel.ts'
import styles from './chart-sheet.module.css'
import { BodyIcon } from './glyph.tsx'
import { usePlaces } from './use-places.ts'

interface PositionsTableProps {
  chart: DrawnChart
  /** By default, that of a birth. */
  caption?: string
  /** Whether the page has an interpretation for its bodies to link to. */
  read?: boolean
}

/** Everything on the wheel, as a table. */
export function PositionsTable({ chart, caption, read = true }: PositionsTableProps) {
  const t = useTexts(texts)
  const s = useTexts(sky)
  const { place, signOf } = usePlaces(chart)
  const { bodies, angles, uncertain } = chart
  return (
    <Table caption={caption ?? t('positionsCaption')}>
      <TableHead names={[t('columnBody'), t('columnPosition'), ...(angles ? [t('columnHouse')] : [])]} />
      <tbody>
        {bodies.map(({ id, degreeInSign, house, retrograde }) => (
          <tr key={id}>
            <th scope="row">
              <Named to={read ? `#${id === 'trueNode' ? 'meanNode' : id}` : null}>
                <BodyIcon body={id} size={20} />
                {s(id)}
              </Named>
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
                  <Named to={read ? `#${id}` : null}>{t(id)}</Named>
                </th>
                <td colSpan={2}>{place(angles[id])}</td>
              </tr>
            ))
          : null}
      </tbody>
    </Table>
  )
}

function Named({ to, children }: { to: string | null; children: ReactNode }) {
  if (to === null) return <span className={styles.named}>{children}</span>
  return (
    <a href={to} className={styles.named}>
      {children}
    </a>
  )
}
