import { useRef, useState } from 'react'
import { CallRefused } from '../../../../platform/contract/call.ts'
import type { Check } from '../rules.ts'

export type Advice = Pick<Check, 'message'> & { suggestion?: string | null }
const none: Advice = { message: null }

/** The check of what was typed into a field, made once the field is left; sent in a body, so that it is in no log. */
export function useAdvice(ask: (typed: string) => Promise<Advice>) {
  const [advice, setAdvice] = useState(none)
  const last = useRef('')

  async function check(typed: string): Promise<void> {
    if (typed === last.current) return
    last.current = typed
    if (typed === '') return
    try {
      const found = await ask(typed)
      if (typed === last.current) setAdvice(found)
    } catch (thrown) {
      // The form itself shows errors; this check only helps.
      if (!(thrown instanceof CallRefused)) throw thrown
    }
  }

  function forget(): void {
    last.current = ''
    setAdvice(none)
  }
  return { advice, check, forget }
}
