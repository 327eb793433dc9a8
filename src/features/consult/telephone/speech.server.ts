import type { Visit } from '../../../app.ts'
import { say, type Values } from '../../../platform/i18n/texts.ts'
import { readWording } from '../../house/texts/wording.server.ts'
import type { Step } from './company.ts'
import { texts } from './texts.ts'

/** The sentences of a call, in the wording of its site. */
export type Speech = (key: keyof typeof texts.entries, values?: Values) => string

export async function speechOf(visit: Visit): Promise<Speech> {
  const wording = await readWording(visit.app, visit.site.id, false)
  return (key, values = {}) => say(wording, texts, key, { company: visit.site.label, ...values })
}

export const farewell = (speech: Speech, key: keyof typeof texts.entries): Step[] => [{ say: speech(key) }, 'hang-up']
