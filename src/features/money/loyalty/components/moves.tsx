import { inDay } from '../../../../platform/i18n/french.ts'
import { Section } from '../../../../ui/page/section.tsx'
import { Table, TableHead } from '../../../../ui/table/table.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { memberTexts } from '../member-texts.ts'
import type { OwnMember } from '../read-member.server.ts'

type Move = OwnMember['moves'][number]

const kinds = ['points-reward', 'points-return', 'points-end', 'account-end'] as const

function nameOf({ kind, points }: Move) {
  const known = kinds.find((one) => one === kind)
  if (known) return `kind.${known}` as const
  return points < 0 ? 'kind.back' : 'kind.points'
}

/** How a member's points came to what they are. */
export function Moves({ moves }: { moves: readonly Move[] }) {
  const t = useTexts(memberTexts)
  return (
    <Section title={t('movesTitle')}>
      {moves.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <Table caption={t('movesTitle')}>
          <TableHead names={[t('column.day'), t('column.what'), t('column.points')]} />
          <tbody>
            {moves.map((move) => (
              <tr key={move.id}>
                <td>{inDay(move.at)}</td>
                <td>{t(nameOf(move))}</td>
                <td>{move.points > 0 ? `+${move.points}` : move.points}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Section>
  )
}
