import { useEffect, useState } from 'react'
import { knowsPasskeys } from '../ask-device.ts'

/** Whether the browser supports passkeys; null until a script has checked. */
export function useKnowsPasskeys(): boolean | null {
  const [knows, setKnows] = useState<boolean | null>(null)
  useEffect(() => setKnows(knowsPasskeys()), [])
  return knows
}
