import { useEffect, useState } from 'react'
import { type HttpError, useNotify } from 'react-admin'
import type { hoursContract } from '../../../../src/features/consult/hours/contract.server.ts'
import { WEEKDAYS } from '../../../../src/features/consult/hours/rules.ts'
import { texts } from '../../../../src/features/consult/hours/texts.ts'
import type { CallOutput } from '../../../../src/platform/contract/contract.ts'
import { inDay, inDays } from '../../../../src/platform/i18n/french.ts'
import { ask } from '../../ask.ts'
import { ActButton } from '../../parts/act-button.tsx'
import { Part } from '../../parts/facts.tsx'
import { reason } from '../../parts/question.tsx'
import { hours as said } from './words.ts'

type Calls = typeof hoursContract
type Hours = CallOutput<Calls['adminReadHours']>['hours']

const nameOf = (day: (typeof WEEKDAYS)[number]): string => texts.entries[`day.${day}`]

/** One line a day, as it is typed: "Lundi 09:30-12:30, 14:00-18:00". */
const asLines = (week: Hours['week']): string[] =>
  WEEKDAYS.flatMap((day) => {
    const spans = week.filter((span) => span.day === day).map(({ from, to }) => `${from}-${to}`)
    return spans.length === 0 ? [] : [`${nameOf(day)} ${spans.join(', ')}`]
  })

/** The typed lines as the call takes them; what can't be read is sent as it is, for its refusal. */
const fromLines = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => {
      const [name = '', ...spans] = line.trim().split(/[\s,;]+/)
      const day = WEEKDAYS.find((one) => nameOf(one).toLowerCase() === name.toLowerCase()) ?? 0
      return spans.map((span) => {
        const [from = '', to = ''] = span.split('-')
        return { day, from, to }
      })
    })

/** A psychic's hours as they wrote them; the week can be corrected for a reason. */
export function HoursPart({ psychicId }: { psychicId: number }) {
  const [found, setFound] = useState<Hours | null>(null)
  const [version, setVersion] = useState(0)
  const notify = useNotify()
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again after a change
  useEffect(() => {
    ask<Calls['adminReadHours']>('GET', '/api/admin/psychics/:id/hours', { params: { id: psychicId } }).then(
      ({ hours }) => setFound(hours),
      (thrown: HttpError) => notify(thrown.message, { type: 'error' }),
    )
  }, [psychicId, notify, version])
  if (!found) return null
  const lines = asLines(found.week)
  return (
    <Part title={said.title}>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {found.days.map(({ day, spans }) => (
          <li key={day}>
            {inDay(`${day}T12:00:00Z`)}&nbsp;:{' '}
            {spans.map(({ from, to }) => `${from}-${to}`).join(', ') || texts.entries.absent}
          </li>
        ))}
        {found.holidays.map(({ id, from, to }) => (
          <li key={id}>
            {said.away} {inDays(`${from}T12:00:00Z`, `${to}T12:00:00Z`)}
          </li>
        ))}
      </ul>
      {lines.length === 0 ? <p>{said.none}</p> : null}
      <p className="acts">
        <ActButton<Calls['adminCorrectHours']>
          name="hours"
          label={said.correct}
          asks={[
            { name: 'week', label: said.week, hint: said.hint, initial: lines.join('\n'), long: true, sent: fromLines },
            reason(said.reason),
          ]}
          take={() => {
            notify(said.corrected, { type: 'success' })
            setVersion(version + 1)
          }}
        />
      </p>
    </Part>
  )
}
