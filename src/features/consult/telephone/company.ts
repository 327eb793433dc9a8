import type { App } from '../../../app.ts'
import { needed } from '../../../platform/needed/needed.ts'

export type Company = NonNullable<App['phone']>
/** One thing that a called person hears or does. */
export type Step = Parameters<Company['write']>[0][number]
/** What a request of the telephone company says. */
export type Hook = NonNullable<ReturnType<Company['read']>>
export type CallFate = Awaited<ReturnType<Company['fate']>>

/** The telephone company. @throws without one: nobody can request a call then */
export const companyOf = (app: App): Company => needed(app.phone, 'a telephone company')
