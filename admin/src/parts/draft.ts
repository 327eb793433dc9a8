import { useState } from 'react'

export type Texts = Readonly<Record<string, string>>

/** Unsent input, restored after the tab is reloaded, or closed by mistake and reopened. */
export function readDraft<T>(place: string): T | null {
  const kept = sessionStorage.getItem(`draft:${place}`)
  return kept === null ? null : JSON.parse(kept)
}

export function keepDraft(place: string, values: object | null): void {
  if (values) sessionStorage.setItem(`draft:${place}`, JSON.stringify(values))
  else sessionStorage.removeItem(`draft:${place}`)
}

/** The texts of a question, by field name. */
export function useDraft(place: string, initial: Texts) {
  const [texts, setTexts] = useState<Texts>(() => ({ ...initial, ...readDraft<Texts>(place) }))
  return {
    texts,
    type(name: string, text: string) {
      const next = { ...texts, [name]: text }
      setTexts(next)
      keepDraft(place, next)
    },
    forget() {
      setTexts(initial)
      keepDraft(place, null)
    },
  }
}
