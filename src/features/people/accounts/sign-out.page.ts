import { href, redirect } from 'react-router'
import { visitOf } from '../../../visit-context.ts'
import { redirectTo } from '../../house/visit/page-door.server.ts'
import type { Route } from './+types/sign-out.page'
import { signOut } from './sign-out.server.ts'

/** Signing out takes a POST: opening the URL changes nothing. */
export function loader() {
  throw redirect(href('/mon-compte'))
}

export async function action({ context }: Route.ActionArgs) {
  await signOut(visitOf(context))
  throw redirectTo(href('/'))
}
