import type { Visit } from '../../../app.ts'
import { parse } from '../../../platform/contract/parse.ts'
import { hoursContract } from './contract.server.ts'
import { dayField, PLACES, weekField } from './fields.ts'
import { WEEKDAYS } from './rules.ts'
import { addHoliday, removeDay, removeHoliday, type TypedSpan, writeDay, writeWeek } from './write-hours.server.ts'

/** A form of the page of hours. @throws {Refusal} as the act that it asks for */
export async function actOnHours(visit: Visit, form: FormData): Promise<void> {
  const typed = (name: string): string => String(form.get(name) ?? '').slice(0, 10)
  switch (form.get('intent')) {
    case 'day':
      await writeDay(visit, typed('day'), filled(PLACES.slice(0, 2), dayField))
      return
    case 'holiday':
      await addHoliday(visit, { from: typed('from'), to: typed('to') })
      return
    case 'remove-day':
      await removeDay(visit, parse(hoursContract.removeDay.params, { day: typed('day') }).day)
      return
    case 'remove-holiday':
      await removeHoliday(visit, parse(hoursContract.removeHoliday.params, { id: typed('id') }).id)
      return
    default:
      await writeWeek(
        visit,
        WEEKDAYS.flatMap((day) =>
          filled(PLACES, (place, edge) => weekField(day, place, edge)).map((span) => ({ day, ...span })),
        ),
      )
  }

  /** The spans of which something was typed, each with the field that shows its error. */
  function filled(
    places: readonly number[],
    name: (place: number, edge: 'from' | 'to') => string,
  ): (TypedSpan & { field: string })[] {
    return places
      .map((place) => ({ from: typed(name(place, 'from')), to: typed(name(place, 'to')), field: name(place, 'from') }))
      .filter(({ from, to }) => from !== '' || to !== '')
  }
}
