import { href } from 'react-router'
import type { Visit } from '../../../app.ts'
import { say, type Values } from '../../../platform/i18n/texts.ts'
import { readWording } from '../../house/texts/wording.server.ts'
import type { Consultation } from '../rooms/queries.server.ts'
import { asPlainText } from './parts.ts'
import { messageTexts } from './said-texts.ts'

/** A sentence of a text message, in the wording of its site and in the cheap alphabet where letters allow it. */
export async function sentence(
  visit: Visit,
  key: keyof typeof messageTexts.entries,
  values: Values = {},
): Promise<string> {
  const wording = await readWording(visit.app, visit.site.id, false, visit.db)
  return asPlainText(say(wording, messageTexts, key, { company: visit.site.label, ...values }))
}

/** What is sent for an answer. */
export const answerText = (visit: Visit, { psychicName: name }: Consultation, text: string): Promise<string> =>
  sentence(visit, 'answer', { name, text })

export const addressOf = (visit: Visit, path: string): string => visit.site.canonical + path

export const contactAddress = (visit: Visit): string => addressOf(visit, href('/contactez-nous'))
