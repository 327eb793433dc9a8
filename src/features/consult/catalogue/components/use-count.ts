import { useRef, useState } from 'react'
import { callApi } from '../../../../platform/contract/call.ts'

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
  const query = new URLSearchParams({ limit: '1' })
  for (const name of names) query.set(name, String(form.get(name) ?? ''))
  const platforms = form.getAll('platforms')
  if (platforms.length > 0) query.set('platforms', JSON.stringify(platforms))
  const { total } = await callApi<{ total: number }>('GET', `/api/psychics?${query}`)
  return total
}
