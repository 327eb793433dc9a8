import { TOPICS, type Topic } from './fragments/sheet.ts'
import { daySheets, periodSheets } from './fragments/sheets.ts'

/** A sentence of the horoscopes, with the condition under which it may be chosen. */
export interface Fragment {
  topic: Topic
  span: 'day' | 'week' | 'month' | 'year'
  /** Such as `moonHouse`. */
  condition: string
  /** The house, body or phase; null for a condition that has one sentence alone. */
  value: string | null
  text: string
}

type Sheet = string | readonly Sheet[] | { readonly [key: string]: Sheet }

/** The sentences below a condition, with the value that each is for. */
function below(sheet: Sheet, value: string | null): Pick<Fragment, 'value' | 'text'>[] {
  if (typeof sheet === 'string') return [{ value, text: sheet }]
  if (isList(sheet)) return sheet.flatMap((one) => below(one, value))
  return Object.entries(sheet).flatMap(([key, inner]) => below(inner, key))
}

const isList = (sheet: Exclude<Sheet, string>): sheet is readonly Sheet[] => Array.isArray(sheet)

const ofSpan = (topic: Topic, span: Fragment['span'], sheet: object): Fragment[] =>
  Object.entries(sheet as Record<string, Sheet>).flatMap(([condition, inner]) =>
    below(inner, null).map((one) => ({ topic, span, condition, ...one })),
  )

/** Every authored sentence, by topic. */
export const listFragments = (): Fragment[] =>
  TOPICS.flatMap((topic) => [
    ...ofSpan(topic, 'day', daySheets[topic]),
    ...(['week', 'month', 'year'] as const).flatMap((span) => ofSpan(topic, span, periodSheets[topic][span])),
  ])
