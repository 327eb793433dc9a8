import { useState } from 'react'

/** A text that outlives the page until it was sent: a tab that is closed by mistake or reloaded gives it back. */
export function useDraft(key: string): [string, (text: string) => void] {
  const place = `draft:${key}`
  const [text, setText] = useState(() => sessionStorage.getItem(place) ?? '')
  const keep = (next: string) => {
    setText(next)
    if (next === '') sessionStorage.removeItem(place)
    else sessionStorage.setItem(place, next)
  }
  return [text, keep]
}
