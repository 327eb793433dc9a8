/** What a partner's link may bear, by the names that the calls give it. */
export const ORIGINS = ['campaignId', 'editorId', 'campaignTransactionId', 'partnerId', 'tac', 'version'] as const
export type OriginName = (typeof ORIGINS)[number]
export type Origin = Partial<Record<OriginName, string>>

/** As a call may give it, what it does not name being absent. */
export type GivenOrigin = { [K in OriginName]?: string | undefined }

/** Parameters of an address, the first that is there counting. */
const inAddress: Record<OriginName, readonly string[]> = {
  campaignId: ['campaign_id', 'campaignId', 'partner'],
  editorId: ['editeur_id'],
  campaignTransactionId: ['transaction_id'],
  partnerId: ['partner_id'],
  tac: ['tac'],
  version: ['version'],
}

export const ORIGIN = /^[\w.:~-]{1,64}$/

/** For how many days what one came by counts for what one does. */
export const TOUCH_DAYS = 30

/** What an address tells of where its reader comes from; null for nothing. What no partner would write is left out. */
export function originIn(query: URLSearchParams): Origin | null {
  const found = ORIGINS.flatMap((name) => {
    const value = inAddress[name].map((one) => query.get(one)).find((one) => one !== null)
    return value && ORIGIN.test(value) ? [[name, value] as const] : []
  })
  return found.length > 0 ? Object.fromEntries(found) : null
}
