import { callApi } from '../../../platform/contract/call.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { MINUTE_MS } from '../../../platform/time/instants.ts'
import { CHALLENGE_SECONDS, type Purpose } from './rules.ts'
import type { Challenge } from './solve.ts'

interface Work {
  /** In terms of `performance.now()`: afterwards the solution has expired. */
  until: number
  /** Resolves to the solution, or to an empty string if there is none; the server then allows fewer requests. */
  done: Promise<string>
  isDone: boolean
}

const PATIENCE_MS = 10_000
const MARGIN_MS = MINUTE_MS

/**
 * Solves a challenge from the moment the form is first focused, so that it is ready on submission. A form submitted
 * earlier waits for it, as `onWait` is told.
 */
export function attachChallenge(input: HTMLInputElement, purpose: Purpose, onWait: (waits: boolean) => void) {
  const form = needed(input.form, 'the form of a challenge')
  let work: Work | null = null
  let isHeld = false
  const left = new AbortController()

  function begin(): Work {
    if (work && performance.now() < work.until) return work
    const begun: Work = {
      until: performance.now() + CHALLENGE_SECONDS * 1000 - MARGIN_MS,
      done: solution(purpose),
      isDone: false,
    }
    void begun.done.then((solved) => {
      begun.isDone = true
      if (work === begun) input.value = solved
    })
    work = begun
    return begun
  }

  function send(event: SubmitEvent) {
    // The form reports its own missing values.
    if (!form.checkValidity()) return
    const { isDone, done } = begin()
    if (isDone && !isHeld) {
      // A solution is valid once: the next submission needs another. This one is read before any timer runs.
      work = null
      setTimeout(() => (input.value = ''))
      return
    }
    event.preventDefault()
    event.stopPropagation()
    if (isHeld) return
    isHeld = true
    onWait(true)
    void done.then(() => {
      isHeld = false
      onWait(false)
      if (!left.signal.aborted) form.requestSubmit(event.submitter)
    })
  }

  form.addEventListener('focusin', begin, { signal: left.signal })
  form.addEventListener('submit', send, { signal: left.signal })
  if (form.contains(document.activeElement)) begin()
  return () => left.abort()
}

async function solution(purpose: Purpose): Promise<string> {
  try {
    const { solve } = await import('./solve.ts')
    const { challenge } = await callApi<{ challenge: Challenge }>('GET', `/api/challenges/${purpose}`)
    return await solve(challenge, AbortSignal.timeout(PATIENCE_MS))
  } catch {
    return ''
  }
}
