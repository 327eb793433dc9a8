/** What a sentence is about: strained, neither, eased. */
export type Tone = -1 | 0 | 1

/** What a sentence urges, or whom it speaks to. */
export const TAGS = ['begin', 'wait', 'spend', 'save', 'speak', 'hush', 'alone', 'couple'] as const
export type Tag = (typeof TAGS)[number]

const TONES = { '+': 1, '=': 0, '-': -1 } as const
type Mark = keyof typeof TONES

/** A sentence after its marks, the tone and possibly a tag: `-wait Laissez passer la nuit.` */
export type Fragment = `${Mark}${Tag | ''} ${string}`

export interface Marked {
  text: string
  tone: Tone
  tag: Tag | null
}

export function readFragment(fragment: Fragment): Marked {
  const end = fragment.indexOf(' ')
  const tag = TAGS.find((one) => one === fragment.slice(1, end)) ?? null
  return { text: fragment.slice(end + 1), tone: TONES[fragment.charAt(0) as Mark], tag }
}

const AGAINST: Readonly<Partial<Record<Tag, Tag>>> = {
  begin: 'wait',
  wait: 'begin',
  spend: 'save',
  save: 'spend',
  speak: 'hush',
  hush: 'speak',
}

type Urging = Pick<Marked, 'tone' | 'tag'>

/** Whether two sentences side by side would say the contrary of one another. */
export const contradict = (one: Urging, other: Urging): boolean =>
  one.tone * other.tone < 0 || (one.tag !== null && AGAINST[one.tag] === other.tag)

/** The first sentences, in their order, that do not contradict those before them. */
export function chosenTogether<U extends Urging>(candidates: readonly U[], most: number): U[] {
  const chosen: U[] = []
  for (const one of candidates) {
    if (chosen.length < most && !chosen.some((other) => contradict(one, other))) chosen.push(one)
  }
  return chosen
}
