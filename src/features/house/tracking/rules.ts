import { itemAt } from '../../../platform/needed/needed.ts'

/** The parameters of a partner's link, by their names in the API. */
export const ORIGINS = ['campaignId', 'editorId', 'campaignTransactionId', 'partnerId', 'tac', 'version'] as const
export type OriginName = (typeof ORIGINS)[number]
export type Origin = Partial<Record<OriginName, string>>

/** The origin as the API accepts it: missing parameters are absent. */
export type GivenOrigin = { [K in OriginName]?: string | undefined }

/** Query parameters for each; the first one present counts. */
const inAddress: Record<OriginName, readonly string[]> = {
  campaignId: ['campaign_id', 'campaignId', 'partner'],
  editorId: ['editeur_id'],
  campaignTransactionId: ['transaction_id'],
  partnerId: ['partner_id'],
  tac: ['tac'],
  version: ['version'],
}

/** A path with an origin, under the first name of each parameter. */
export function linkTo(path: string, origin: GivenOrigin): string {
  const named = ORIGINS.flatMap((name) => (origin[name] ? [[itemAt(inAddress[name], 0), origin[name]]] : []))
  return `${path}?${new URLSearchParams(named)}`
}

export const ORIGIN = /^[\w.:~-]{1,64}$/

/** The campaign of a chat that no link led to. */
export const DEFAULT_CHAT_CAMPAIGN = 'website'

/** Attribution window, in days. */
export const TOUCH_DAYS = 30

/** The origin in an address; null if there is none. Implausible values are left out. */
export function originIn(query: URLSearchParams): Origin | null {
  const found = ORIGINS.flatMap((name) => {
    const value = inAddress[name].map((one) => query.get(one)).find((one) => one !== null)
    return value && ORIGIN.test(value) ? [[name, value] as const] : []
  })
  return found.length > 0 ? Object.fromEntries(found) : null
}
