import type { AspectBetween } from '../../../../astrology/aspects.ts'
import { Table, TableHead } from '../../../../ui/table/table.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { inDegrees } from '../../sky/format.ts'
import { texts } from '../texts.ts'
import { useAspectName } from './use-aspect-name.ts'

export function AspectsTable({ aspects }: { aspects: readonly AspectBetween[] }) {
  const t = useTexts(texts)
  const nameOf = useAspectName()
  if (aspects.length === 0) return null
  return (
    <Table caption={t('aspectsCaption')}>
      <TableHead names={[t('columnAspect'), t('columnOrb'), t('columnTrend')]} />
      <tbody>
        {aspects
          .toSorted((a, b) => a.orb - b.orb)
          .map((aspect) => (
            <tr key={`${aspect.from} ${aspect.to}`}>
              <th scope="row">{nameOf(aspect)}</th>
              <td>{inDegrees(aspect.orb)}</td>
              <td>{t(aspect.applying ? 'applying' : 'separating')}</td>
            </tr>
          ))}
      </tbody>
    </Table>
  )
}
