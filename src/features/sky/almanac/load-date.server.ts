import { data, redirect } from 'react-router'
import { Refusal } from '../../../errors.ts'
import { orNotFound, pageRefusal, type ShownRefusal, shown } from '../../house/visit/page-door.server.ts'
import { type AlmanacPage, almanacAddress, almanacPages } from './addresses.ts'
import { dateOf, fields, isDate, readDate } from './dates.ts'
import { datesAhead } from './dates-ahead.ts'

interface Asked {
  url: URL
  /** The date in the address; undefined for the page of today. */
  date: string | undefined
  /** Today in Paris. */
  today: string
}

/** The date that a page is about. What was typed leads to its own address, or is refused at its field. */
export async function loadDate(page: AlmanacPage, { url, date, today }: Asked) {
  const { unit } = almanacPages[page]
  if (date !== undefined) {
    orNotFound(isDate(unit, date) ? date : null)
    const read = await pageRefusal(async () => readDate(unit, date))
    return { date: read, refusal: null, status: 200, isListed: datesAhead(page, today).includes(read) }
  }
  const typed = url.searchParams.get(fields[unit])
  const refusal = typed === null ? null : tryToGo(page, typed)
  const status = refusal?.entry.status ?? 200
  return { date: dateOf(unit, today), refusal: refusal && shown(refusal), status, isListed: true }
}

function tryToGo(page: AlmanacPage, typed: string): Refusal {
  try {
    throw redirect(almanacAddress(page, readDate(almanacPages[page].unit, typed)))
  } catch (thrown) {
    if (thrown instanceof Refusal) return thrown
    throw thrown
  }
}

/** What a page shows, with the status of what was refused. */
export const answered = <T extends object>(
  { status, ...read }: { date: string; refusal: ShownRefusal | null; isListed: boolean; status: number },
  found: T,
) => data({ ...read, ...found }, { status })
