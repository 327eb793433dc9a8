import { say, type Wording } from '../../../platform/i18n/texts.ts'
import { Sheet } from '../../../platform/paper/sheet.ts'
import { emblems } from '../../../ui/shell/emblem.data.ts'
import { type Brand, themeColor } from '../../../ui/shell-data.ts'
import { texts } from './paper-texts.ts'
import type { Named } from './read-identity.server.ts'

/** The brand and company that issue a PDF document. */
export interface House extends Named {
  brand: Brand
}

/** An empty PDF document with the brand's emblem, its name and the title. */
export const openSheet = (title: string, { brand, company }: House, wording: Wording): Sheet =>
  new Sheet(title, {
    company,
    emblem: emblems[brand],
    accent: themeColor[brand],
    pageOf: (page, count) => say(wording, texts, 'page', { page, count }),
  })

/** Adds the issuer's details, or a note that there is none. */
export function signSheet(sheet: Sheet, { contact, identity }: House, wording: Wording): Sheet {
  if (!identity) return sheet.text(say(wording, texts, 'demo'), { soft: true, size: 9 })
  const { name, address, registration, mediator } = identity
  return sheet
    .heading('H2', say(wording, texts, 'seller'))
    .text(say(wording, texts, 'sellerLine', { name, address, registration }), { size: 9 })
    .text(say(wording, texts, 'sellerReach', { contact, mediator }), { soft: true, size: 9 })
}
