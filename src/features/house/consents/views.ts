import { fillPlaces } from '../../../platform/i18n/texts.ts'
import { needed } from '../../../platform/needed/needed.ts'
import type { Site } from '../../../sites/site.ts'
import { CONTENT_VERSION, type ConsentContent, type ConsentItem, type ContentLink, forms } from './content.ts'
import { errorMessages } from './error-messages.ts'
import type { FormType } from './rules.ts'

/** The brand's address for questions about personal data and for replies to mails. */
export const dataContact = (site: Site): string => `donnees@${new URL(site.canonical).hostname.replace(/^www\./, '')}`

/** What a form says of a consent that it asks for. */
export const itemOf = ({ consents }: ConsentContent, type: ConsentItem['type']): ConsentItem =>
  needed(
    consents.find((item) => item.type === type),
    `the consent ${type}`,
  )

/** The content of one form as a site shows it. */
export function contentOf(form: FormType, site: Site): ConsentContent {
  const { items, links, ableToContract, treatment, details } = forms[form]
  const fill = (text: string) => typeset(fillPlaces(text, (name) => siteWords(site)[name]))
  return {
    _id: `${site.id}-${form}-${CONTENT_VERSION}`,
    version: CONTENT_VERSION,
    consents: items.map((item) => ({
      ...item,
      _id: `${site.id}-${form}-${item.type}-${CONTENT_VERSION}`,
      displayedText: fill(item.displayedText),
      errorMessage: item.required ? fill(errorMessages[item.type] ?? '') || null : null,
    })),
    linksProperties: links,
    ableToContractText: fill(ableToContract),
    dataTreatmentText: fill(treatment),
    dataTreatmentDetailsText: fill(details),
  }
}

/** A text as it is read, with link tokens replaced by their labels. */
export const asRead = (text: string, links: readonly ContentLink[]): string =>
  links.reduce((read, link) => read.replaceAll(`%${link.name}%`, link.text), text)

const siteWords = (site: Site): Record<string, string> => ({
  company: site.label,
  psychics: site.psychicNoun.plural,
  contact: dataContact(site),
})

/** Prevents a line from beginning with a double punctuation mark. */
const typeset = (text: string): string => text.replace(/ (?=[;:!?])/g, '\u00a0')
