import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Side } from '../../rooms/rules.ts'
import { CallLink } from './call-link.ts'

/** The page’s end of a call, hung up when the page leaves the room. */
export function useCall(id: number, side: Side) {
  const [link] = useState(() => new CallLink(id, side))
  const state = useSyncExternalStore(link.subscribe, link.snapshot, link.atFirst)
  useEffect(() => () => link.stop(), [link])
  return { state, link }
}
