import type { AspectBetween } from '../../../../astrology/aspects.ts'
import { Table, TableHead } from '../../../../ui/table/table.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { inDegrees } from '../../sky/format.ts'
import { texts } from '../texts.ts'
import { useAspectName } from './use-aspect-name.ts'

interface AspectsTableProps {
  aspects: readonly AspectBetween[]
  /** Those with a paragraph, to which the wheel leads; it leads here for the others. */
  read: readonly AspectBetween[]
}

export function AspectsTable({ aspects, read }: AspectsTableProps) {
  const t = useTexts(texts)
  const nameOf = useAspectName()
  if (aspects.length === 0) return null
  const isRead = ({ from, to }: AspectBetween) => read.some((one) => one.from === from && one.to === to)
  return (
    <Table caption={t('aspectsCaption')}>
      <TableHead names={[t('columnAspect'), t('columnOrb'), t('columnTrend')]} />
      <tbody>
        {aspects
          .toSorted((a, b) => a.orb - b.orb)
          .map((aspect) => (
            <tr key={`${aspect.from} ${aspect.to}`} id={isRead(aspect) ? undefined : `${aspect.from}-${aspect.to}`}>
              <th scope="row">{nameOf(aspect)}</th>
              <td>{inDegrees(aspect.orb)}</td>
              <td>{t(aspect.applying ? 'applying' : 'separating')}</td>
            </tr>
          ))}
      </tbody>
    </Table>
  )
}
