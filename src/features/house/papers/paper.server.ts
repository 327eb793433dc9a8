import { say, type Wording } from '../../../platform/i18n/texts.ts'
import { Sheet } from '../../../platform/paper/sheet.ts'
import { emblems } from '../../../ui/shell/emblem.data.ts'
import { type Brand, themeColor } from '../../../ui/shell-data.ts'
import { texts } from './paper-texts.ts'
import type { Named } from './read-identity.server.ts'
import { sellerLines } from './seller-lines.ts'

/** The brand and company that issue a PDF document. */
export interface House extends Named {
  brand: Brand
}

/** An empty PDF document with the brand's emblem, its name and the title. */
export const openSheet = (title: string, { brand, company }: House, wording: Wording, isFramed = false): Sheet =>
  new Sheet(title, {
    company,
    isFramed,
    emblem: emblems[brand],
    accent: themeColor[brand],
    pageOf: (page, count) => say(wording, texts, 'page', { page, count }),
  })

/** Adds the issuer's details, or a note that there is none. */
export function signSheet(sheet: Sheet, house: House, wording: Wording): Sheet {
  if (house.identity) sheet.heading('H2', say(wording, texts, 'seller'))
  for (const line of sellerLines(house, (key, values) => say(wording, texts, key, values))) {
    sheet.text(line, { soft: true, size: 9 })
  }
  return sheet
}
