import { useRef, useState } from 'react'
import { CallRefused, callApi } from '../../../../platform/contract/call.ts'
import type { Check } from '../rules.ts'

type Advice = Pick<Check, 'suggestion' | 'message'>
const none: Advice = { suggestion: null, message: null }

/** The check of a typed address; sent in a body, so that the address is in no log. */
export function useEmailAdvice() {
  const [advice, setAdvice] = useState(none)
  const last = useRef('')

  async function check(typed: string): Promise<void> {
    if (typed === last.current) return
    last.current = typed
    if (typed === '') return
    try {
      const { suggestion, message } = await callApi<Check>('POST', '/api/resources/validations/email-addresses', {
        query: typed,
      })
      if (typed === last.current) setAdvice({ suggestion, message })
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
