import { data } from 'react-router'
import { Refusal } from '../../../errors.ts'
import { shown } from './page-door.server.ts'

/** Runs a form's work; a refusal is returned together with what was typed in the named fields. */
export async function orGivenBack<T>(form: FormData, names: readonly string[], work: () => Promise<T>) {
  try {
    return await work()
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown
    const typed: Record<string, string> = {}
    for (const name of names) typed[name] = String(form.get(name) ?? '')
    return data({ refusal: shown(thrown), typed }, { status: thrown.entry.status })
  }
}
