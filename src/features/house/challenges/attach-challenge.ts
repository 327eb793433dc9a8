import { callApi } from '../../../platform/contract/call.ts'
import { needed } from '../../../platform/needed/needed.ts'
import { MINUTE_MS } from '../../../platform/time/instants.ts'
import { CHALLENGE_SECONDS, type Purpose } from './rules.ts'
import type { Challenge } from './solve.ts'

interface Work {
  /** Of `performance.now()`: later its solution is too old. */
  until: number
  /** Settles with the solution; with nothing where there is none, which the server then allows less often. */
  done: Promise<string>
  isDone: boolean
}

const PATIENCE_MS = 10_000
const MARGIN_MS = MINUTE_MS

/**
 * Solves a challenge from the moment that the form is first entered, so that it is there when it leaves. One that is sent
 * earlier waits for it, which `onWait` is told.
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
    // What is missing is said by the form.
    if (!form.checkValidity()) return
    const { isDone, done } = begin()
    if (isDone && !isHeld) {
      // It serves once: the next sending takes another. This one is read before any timer.
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
