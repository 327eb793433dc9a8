import { redirect } from 'react-router'
import { dayInParis } from '../../../platform/time/days.ts'
import { visitOf } from '../../../visit-context.ts'
import { orNotFound } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/year.page'
import { signAddress, signAt } from './addresses.ts'
import { SignSheet } from './components/sign-sheet.tsx'
import { yearShown, yearSpan, yearsShown } from './periods.ts'
import { readSignPage } from './read-sign-page.server.ts'

/** A year by its number: the present one, and from 1 October the coming one, which has the address without a number. */
export function loader({ context, params }: Route.LoaderArgs) {
  const sign = orNotFound(signAt(params.sign))
  const visit = visitOf(context)
  const today = dayInParis(visit.now())
  const year = orNotFound(yearsShown(today).find((one) => String(one) === params.year) ?? null)
  if (year === yearShown(today)) throw redirect(signAddress('year', sign))
  return readSignPage(visit, 'year', sign, yearSpan(year))
}

export default function YearPage({ loaderData }: Route.ComponentProps) {
  return <SignSheet {...loaderData} />
}
