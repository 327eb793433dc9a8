import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { Visit } from '../../../app.ts'
import { inboundAddress } from '../../consult/text-questions/receive-text.server.ts'

/** A message from a telephone of the demonstration to this site’s number. False if the network does not take it. */
export async function textFromHandset({ app, site }: Visit, form: FormData): Promise<boolean> {
  const to = app.config.textNumbers[site.id]
  const from = parsePhoneNumberFromString(String(form.get('from') ?? ''), 'FR')?.number
  const text = String(form.get('text') ?? '').replaceAll('\r\n', '\n')
  if (!app.texter || !to || !from || text.length > 1600) return false
  return app.texter(inboundAddress(site), { from, to, text })
}
