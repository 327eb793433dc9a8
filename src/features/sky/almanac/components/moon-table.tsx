import { degreeInSignOf, signOfLongitude } from '../../../../astrology/angles.ts'
import { inDayOfYear, inHour, inWeekday } from '../../../../platform/i18n/french.ts'
import { dayInParis } from '../../../../platform/time/days.ts'
import { MoonDisc } from '../../../../ui/art/moon-phase.tsx'
import { Table, TableHead } from '../../../../ui/table/table.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { inDegrees } from '../../sky/format.ts'
import { texts as skyTexts } from '../../sky/texts.ts'
import type { MoonDay } from '../moon-month.server.ts'
import { texts } from '../moon-texts.ts'

const columns = ['day', 'phase', 'sign', 'void', 'note'] as const

/** The Moon's month, a day a row. */
export function MoonTable({ days }: { days: readonly MoonDay[] }) {
  const t = useTexts(texts)
  return (
    <Table caption={t('tableTitle')}>
      <TableHead names={columns.map((column) => t(`column.${column}`))} />
      <tbody>
        {days.map((one) => (
          <MoonRow key={one.day} {...one} />
        ))}
      </tbody>
    </Table>
  )
}

function MoonRow({ day, elongation, lit, sign, enters, voids, lunations, eclipses }: MoonDay) {
  const t = useTexts(texts)
  const sky = useTexts(skyTexts)
  const notes = [
    ...lunations.map(({ at, phase, longitude }) =>
      t('lunationAt', {
        phase: sky(phase),
        time: inHour(new Date(at)),
        degrees: inDegrees(degreeInSignOf(longitude)),
        sign: sky(signOfLongitude(longitude)),
      }),
    ),
    ...eclipses.map(({ at, body, kind }) =>
      t('eclipseAt', { eclipse: t(`eclipse.${body}.${kind}`), time: inHour(new Date(at)) }),
    ),
  ]
  return (
    <tr>
      <th scope="row">
        <time dateTime={day}>
          {inWeekday(day)} {inDayOfYear(day)}
        </time>
      </th>
      <td>
        <MoonDisc turn={elongation / 360} size={28} />
        <br />
        {t(elongation < 180 ? 'waxing' : 'waning', { lit: Math.round(lit * 100) })}
      </td>
      <td>
        {[
          sky(sign),
          ...enters.map(({ at, sign }) => t('enters', { sign: sky(sign), time: inHour(new Date(at)) })),
        ].join(', ')}
      </td>
      <td>
        {voids.map((one) => (
          <VoidHours key={one.from} day={day} {...one} />
        ))}
      </td>
      <td>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </td>
    </tr>
  )
}

function VoidHours({ day, from, to }: { day: string; from: number; to: number }) {
  const t = useTexts(texts)
  const [begins, ends] = [new Date(from), new Date(to)]
  const values = { from: inHour(begins), to: inHour(ends) }
  const endsToday = dayInParis(ends) === day
  if (dayInParis(begins) < day) {
    const since = { ...values, day: inDayOfYear(begins), until: inDayOfYear(ends) }
    return <p>{t(endsToday ? 'voidSince' : 'voidSinceLater', since)}</p>
  }
  if (endsToday) return <p>{t('voidSameDay', values)}</p>
  return <p>{t('voidLater', { ...values, day: inDayOfYear(ends) })}</p>
}
