import { useEffect, useRef, useState } from 'react'

export type Source = 'cities' | 'first-names' | 'email-addresses' | 'searches'

const PAUSE_MS = 250

/** The suggestions of a field, fetched when the typing pauses; none if the request fails. */
export function useSuggestions(source: Source) {
  const [shown, setShown] = useState<readonly string[]>([])
  const asking = useRef<AbortController | null>(null)
  useEffect(() => () => asking.current?.abort(), [])

  function follow(typed: string): void {
    asking.current?.abort()
    // One of the suggestions was chosen.
    if (shown.includes(typed)) return
    asking.current = new AbortController()
    const { signal } = asking.current
    const timer = setTimeout(async () => {
      const suggestions = await suggestionsFor(source, typed, signal)
      if (!signal.aborted) setShown(suggestions)
    }, PAUSE_MS)
    signal.addEventListener('abort', () => clearTimeout(timer))
  }
  return { shown, follow }
}

/** Sends only the part after the @; the rest is private and not needed. */
async function suggestionsFor(source: Source, typed: string, signal: AbortSignal): Promise<readonly string[]> {
  if (source !== 'email-addresses') return ask(source, typed.trim(), signal)
  const at = typed.indexOf('@')
  if (at === -1) return []
  const domains = await ask(source, typed.slice(at), signal)
  return domains.map((domain) => typed.slice(0, at) + domain)
}

async function ask(source: Source, query: string, signal: AbortSignal): Promise<readonly string[]> {
  if (query === '') return []
  try {
    const response = await fetch(addressOf(source, query), { signal })
    if (!response.ok) return []
    const answer: { suggestions: string[] } = await response.json()
    return answer.suggestions
  } catch {
    return []
  }
}

const addressOf = (source: Source, query: string): string =>
  source === 'searches'
    ? `/api/search/suggestions?${new URLSearchParams({ q: query })}`
    : `/api/resources/suggestions/${source}?${new URLSearchParams({ query })}`
