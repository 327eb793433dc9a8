import { useCallback, useEffect, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { type CallRefused, call } from '../../../../platform/contract/call.ts'
import { useTold } from '../../rooms/use-told.ts'
import { areas } from '../areas.ts'
import type { workspaceContract } from '../contract.server.ts'
import type { WorkState } from '../read-state.server.ts'

type Calls = typeof workspaceContract

const LOOK_EVERY_MS = 20_000
const DESK = areas[0].href

/** The psychic's state, kept up to date; and the ways to change it without leaving the page. */
export function useWorkState(rendered: WorkState) {
  const [state, setState] = useState(rendered)
  const [failed, setFailed] = useState<CallRefused | null>(null)
  const [busy, setBusy] = useState(false)
  const { revalidate } = useRevalidator()
  // The desk refreshes itself, with this around it.
  const isDesk = useLocation().pathname === DESK
  useEffect(() => setState(rendered), [rendered])
  const look = useCallback(async () => {
    const answer = await call<Calls['readState']>('GET', '/api/workspace/state').catch(() => null)
    if (answer) setState(answer.state)
  }, [])
  useEffect(() => {
    if (isDesk) return
    const timer = setInterval(() => void look(), LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [isDesk, look])
  useTold(look, { listens: !isDesk, atOnce: true })
  const change = async (work: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await work()
      setFailed(null)
      await (isDesk ? revalidate() : look())
    } catch (thrown) {
      setFailed(thrown as CallRefused)
    } finally {
      setBusy(false)
    }
  }
  return {
    state,
    failed,
    busy,
    open: (channels: string[]) =>
      change(() =>
        call<Calls['setPresence']>('POST', '/api/workspace/presence', {
          body: { channels: channels as never },
        }),
      ),
    leave: () => change(() => call<Calls['goOffline']>('POST', '/api/workspace/offline')),
  }
}
