import type { Visit } from '../../../app.ts'
import { Refusal } from '../../../errors.ts'
import { can } from '../staff/capabilities.ts'
import { LOCALES, type Locale } from './rules.ts'

const isLoopback = (address: string) => /^127\./.test(address) || address === '::1'

/** Whether the edit mode is allowed from the visitor's address; in the demonstration, from its own machine. */
function isFromThere({ app: { config }, address }: Visit): boolean {
  return config.editModeAddresses.includes(address) || (config.mode === 'demo' && isLoopback(address))
}

/** @throws {Refusal} editModeClosed if the edit mode is not allowed from the address */
export function requireEditAddress(visit: Visit): void {
  if (!isFromThere(visit)) throw new Refusal('editModeClosed')
}

/** The view of a page's texts that was requested; ignored for people without the right to it. */
export interface PageView {
  editing: boolean
  showKeys: boolean
  locale: Locale
}

export const plainView: PageView = { editing: false, showKeys: false, locale: 'fr' }

export function pageViewOf(visit: Visit, query: URLSearchParams): PageView {
  const { user } = visit
  if (!user || !can(user.role, 'desk')) return plainView
  const showKeys = query.get('id_display') === '1'
  const editing = query.get('edit') === '1' && can(user.role, 'texts.edit') && isFromThere(visit)
  const locale = LOCALES.find((one) => one === query.get('lang')) ?? 'fr'
  return showKeys || editing ? { editing, showKeys, locale } : plainView
}
