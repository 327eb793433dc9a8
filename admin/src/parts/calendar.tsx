import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { CreateButton } from 'react-admin'
import { meets, weeksOf } from '../../../src/features/site/calendar/rules.ts'
import { ask } from '../ask.ts'
import { Part } from './facts.tsx'
import { type Line, linesOf, type Year } from './planned.ts'

const WEEKDAYS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche']
const named = new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric', timeZone: 'UTC' })

interface Month {
  year: number
  month: number
}

const nameOf = ({ year, month }: Month): string => named.format(Date.UTC(year, month - 1, 15))

/** The prefix of this month's days, YYYY-MM. */
const daysOf = ({ year, month }: Month): string => `${year}-${String(month).padStart(2, '0')}`

/** The month that is this many months later. */
const later = ({ year, month }: Month, months: number): Month => {
  const at = new Date(Date.UTC(year, month - 1 + months, 15))
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1 }
}

const byFirstDay = (one: Line, other: Line): number => (one.firstDay < other.firstDay ? -1 : 1)

/** Seasons, notifications and offers by date: one month as a table and a list, the whole year as a list. */
export function Calendar() {
  const [shown, setShown] = useState<Month>(() =>
    later({ year: new Date().getFullYear(), month: 1 }, new Date().getMonth()),
  )
  const [read, setRead] = useState<(Year & { year: number }) | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const { year } = shown
  useEffect(() => {
    let isCurrent = true
    ask<Year>('GET', `/api/admin/calendar?year=${year}`).then(
      (answer) => {
        if (isCurrent) setRead({ ...answer, year })
      },
      (thrown) => setFailure(thrown.message),
    )
    return () => {
      isCurrent = false
    }
  }, [year])
  const lines = read?.year === year ? linesOf(read) : []
  return (
    <>
      {failure ? <Alert severity="error">{failure}</Alert> : null}
      <div className="acts">
        <Button variant="outlined" onClick={() => setShown(later(shown, -1))}>
          Mois précédent
        </Button>
        <h2 className="year-month" aria-live="polite">
          {nameOf(shown)}
        </h2>
        <Button variant="outlined" onClick={() => setShown(later(shown, 1))}>
          Mois suivant
        </Button>
        <CreateButton label="Choisir une saison" />
        <Button href="#/contents/create?kind=notification">Écrire une annonce</Button>
        <Button href="#/contents/create?kind=offer">Écrire une offre</Button>
      </div>
      <MonthTable shown={shown} today={read?.today ?? ''} lines={lines} />
      <Part title={`En ${nameOf(shown)}`}>
        <Lines of={lines.filter((line) => meets(line, `${daysOf(shown)}-01`, `${daysOf(shown)}-31`))} />
        <details>
          <summary>Toute l’année {year}</summary>
          <Lines of={lines} />
        </details>
      </Part>
    </>
  )
}

const Lines = ({ of }: { of: readonly Line[] }) =>
  of.length === 0 ? (
    <p>Rien n’est prévu.</p>
  ) : (
    <ul className="planned">
      {of.toSorted(byFirstDay).map(({ key, label, href, about }) => (
        <li key={key}>
          <a href={href}>{label}</a>
          <small>{about}</small>
        </li>
      ))}
    </ul>
  )

const MonthTable = ({ shown, today, lines }: { shown: Month; today: string; lines: readonly Line[] }) => (
  <table className="month" aria-label={`Calendrier, ${nameOf(shown)}`}>
    <thead>
      <tr>
        {WEEKDAYS.map((day) => (
          <th key={day} scope="col">
            {day}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {weeksOf(shown.year, shown.month).map((week) => (
        <tr key={week[0]}>
          {week.map((day) =>
            Number(day.slice(5, 7)) === shown.month ? (
              <Day key={day} day={day} today={today} lines={lines.filter((line) => meets(line, day, day))} />
            ) : (
              <td key={day} className="outside" />
            ),
          )}
        </tr>
      ))}
    </tbody>
  </table>
)

const Day = ({ day, today, lines }: { day: string; today: string; lines: readonly Line[] }) => (
  <td aria-current={day === today ? 'date' : undefined}>
    <time dateTime={day}>{Number(day.slice(8))}</time>
    <ul>
      {lines.map(({ key, label, href, about }) => (
        <li key={key}>
          <a href={href} title={`${label}, ${about}`}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  </td>
)
