import { useEffect, useState } from 'react'
import { knowsPasskeys } from '../ask-device.ts'

/** Whether the browser knows passkeys; null until a script can tell. */
export function useKnowsPasskeys(): boolean | null {
  const [knows, setKnows] = useState<boolean | null>(null)
  useEffect(() => setKnows(knowsPasskeys()), [])
  return knows
}
