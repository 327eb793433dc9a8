import { say, type Wording } from '../../../platform/i18n/texts.ts'
import { type House, openSheet, signSheet } from '../../house/papers/paper.server.ts'
import { texts } from './texts.ts'
import type { WithdrawalView } from './views.ts'
import { contractWords, receiptLines } from './wording.ts'

/** The receipt of a withdrawal as a PDF, A4, with the texts of the page. */
export function withdrawalPdf(view: WithdrawalView, house: House, wording: Wording): Promise<Buffer> {
  const { company } = house
  const t = (key: 'paperItem' | 'paperValue') => say(wording, texts, key)
  const sheet = openSheet(say(wording, texts, 'receiptTitle', { reference: view.reference }), house, wording)
  sheet.text(say(wording, texts, 'statement', { company, contract: contractWords(view) })).space(8)
  sheet.table(
    [
      { head: t('paperItem'), part: 0.36 },
      { head: t('paperValue'), part: 0.64 },
    ],
    receiptLines(wording, view),
  )
  return signSheet(sheet, house, wording).close()
}
