import { useEffect, useState } from 'react'

export interface ContentsPart {
  /** Of the part's element. */
  id: string
  title: string
}

/** A part is read once its beginning is in the upper third of the window. */
const READ_AT = 1 / 3
/** More pixels than any page has. */
const ABOVE = 1_000_000

/** The part being read: the last that began above the upper third; null above the first. */
export function useReadPart(parts: readonly ContentsPart[]): string | null {
  const [read, setRead] = useState<string | null>(null)
  const ids = parts.map(({ id }) => id).join(' ')
  useEffect(() => {
    const begun = ids.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    const look = () =>
      setRead(begun.findLast((part) => part.getBoundingClientRect().top <= window.innerHeight * READ_AT)?.id ?? null)
    // What is above the window counts as seen, or a heading that is jumped over would not be told of.
    const watch = new IntersectionObserver(look, { rootMargin: `${ABOVE}px 0px -${100 - READ_AT * 100}% 0px` })
    for (const part of begun) watch.observe(part)
    return () => watch.disconnect()
  }, [ids])
  return read
}
