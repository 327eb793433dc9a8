import type { App, Visit } from '../../../app.ts'
import { dataContact } from '../consents/views.ts'

/** The publisher named on legal pages; `identity` is null if there is none, as in the demonstration. */
export interface Named {
  company: string
  contact: string
  identity: App['config']['legal']
}

export const readIdentity = ({ app, site }: Visit): Named => ({
  company: site.label,
  contact: dataContact(site),
  identity: app.config.legal,
})
