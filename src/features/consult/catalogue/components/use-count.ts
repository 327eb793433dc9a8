import { useRef, useState } from 'react'
import { call } from '../../../../platform/contract/call.ts'
import type { psychicsContract } from '../../psychics/contract.server.ts'

const names = ['name', 'jobId', 'price', 'status', 'gender', 'isNew'] as const

/**
 * How many psychics would pass filters that are not submitted yet; null before any was changed and when the request
 * failed.
 */
export function useCount() {
  const [count, setCount] = useState<number | null>(null)
  const latest = useRef(0)
  async function ask(form: FormData) {
    latest.current += 1
    const asked = latest.current
    const found = await countOf(form).catch(() => null)
    // Answers may arrive out of order.
    if (asked === latest.current) setCount(found)
  }
  return { count, ask }
}

async function countOf(form: FormData): Promise<number> {
  const platforms = form.getAll('platforms')
  const { total } = await call<(typeof psychicsContract)['listPsychics']>('GET', '/api/psychics', {
    query: {
      limit: '1',
      ...Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? '')])),
      platforms: platforms.length > 0 ? JSON.stringify(platforms) : undefined,
    },
  })
  return total
}
