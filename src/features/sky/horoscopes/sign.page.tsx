import { dayInParis } from '../../../platform/time/days.ts'
import { visitOf } from '../../../visit-context.ts'
import { orNotFound } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/sign.page'
import { periodAt, signAt } from './addresses.ts'
import { SignSheet } from './components/sign-sheet.tsx'
import { shownSpan } from './periods.ts'
import { readSignPage } from './read-sign-page.server.ts'

export function loader({ context, params }: Route.LoaderArgs) {
  const period = orNotFound(periodAt(params.period))
  const sign = orNotFound(signAt(params.sign))
  const visit = visitOf(context)
  return readSignPage(visit, period, sign, shownSpan(period, dayInParis(visit.now())))
}

export default function SignPage({ loaderData }: Route.ComponentProps) {
  return <SignSheet {...loaderData} />
}
