import { createHash } from 'node:crypto'
import { inDayAndHour } from '../../../platform/i18n/french.ts'
import type { Wording } from '../../../platform/i18n/texts.ts'
import { say } from '../../../platform/i18n/texts.ts'
import { type House, openSheet, signSheet } from '../../house/papers/paper.server.ts'
import { CHARTER_VERSION, charterWords } from './charter-words.data.ts'
import { paperTexts } from './paper-texts.ts'

/** The digest of a version and its very words. */
export const charterDigest = (): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([CHARTER_VERSION, ...charterWords]))
    .digest()

/** The signed charter as it is kept with the papers: its words, who signed them and when, and their digest. */
export function charterPdf(signed: { name: string; at: Date }, house: House, wording: Wording): Promise<Buffer> {
  const t = (key: keyof typeof paperTexts.entries, values = {}) => say(wording, paperTexts, key, values)
  const sheet = openSheet(t('charterTitle'), house, wording)
  sheet.text(t('charterVersion', { version: CHARTER_VERSION }), { soft: true })
  for (const [place, words] of charterWords.entries()) sheet.text(`${place + 1}. ${words}`).space(4)
  sheet.space(8).text(t('charterSigned', { name: signed.name, moment: inDayAndHour(signed.at) }))
  sheet.text(t('charterDigest', { digest: charterDigest().toString('hex') }), { soft: true, size: 9 })
  return signSheet(sheet, house, wording).close()
}
