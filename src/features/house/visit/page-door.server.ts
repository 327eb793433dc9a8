import { data, href, redirect, redirectDocument } from 'react-router'
import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import type { WaysOut } from '../../../ui/shell/ways-out.ts'
import { isBackOffice } from './back-office-path.ts'
import { withReturn } from './sign-in-paths.ts'

export interface ShownRefusal {
  code: number
  message: string
  /** The form field that shows it; null for the whole form. */
  field: string | null
}

/** Redirects a visitor to sign in, or to another page, and brings them back here afterwards. */
export function requireSignedIn(visit: Visit, url: URL, door = href('/connexion')): void {
  if (!visit.user) throw redirect(withReturn(door, url.pathname + url.search))
}

/** Redirects a visitor to register, or to sign in if this browser has been signed in before. */
export const requireAccount = (visit: Visit, url: URL): void =>
  requireSignedIn(visit, url, visit.session.device ? href('/connexion') : href('/inscription'))

/** A redirect after a form; to be thrown. */
export const redirectTo = (path: string): Response =>
  isBackOffice(path) ? redirectDocument(path, 303) : redirect(path, 303)

/** Runs a use case for a form: a refusal becomes data for the page, with the refusal's status. */
export async function orRefusal<T>(work: () => Promise<T>): Promise<T | ReturnType<typeof refused>> {
  try {
    return await work()
  } catch (thrown) {
    if (thrown instanceof Refusal) return refused(thrown)
    throw thrown
  }
}

export function refused(refusal: Refusal) {
  return data({ refusal: shown(refusal) }, { status: refusal.entry.status })
}

export const shown = (refusal: Refusal): ShownRefusal => ({
  code: refusal.entry.code,
  message: refusal.message,
  field: refusal.field ?? null,
})

/** For loaders: a refusal becomes the error page, with the refusal's status. */
export async function pageRefusal<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (thrown) {
    if (thrown instanceof Refusal) throw data({ message: thrown.message }, { status: thrown.entry.status })
    throw thrown
  }
}

/** For loaders: null becomes the 404 page. */
export function orNotFound<T>(value: T | null): T {
  if (value === null) throw data(null, { status: 404 })
  return value
}

/** For loaders: null becomes the 404 page with suggested links. */
export async function orWaysOut<T>(value: T | null, ways: () => Promise<WaysOut>): Promise<T> {
  if (value === null) throw data(await ways(), { status: 404 })
  return value
}

/** The id in an address; anything else is the 404 page. */
export function idIn(params: { id: string }): number {
  return orNotFound(/^[1-9]\d{0,14}$/.test(params.id) ? Number(params.id) : null)
}
