import { useCallback, useEffect, useState } from 'react'
import { call } from '../../../../platform/contract/call.ts'
import type { OpenConsultation } from '../../../../ui/shell-data.ts'
import { useTold } from '../../rooms/use-told.ts'
import type { consultationsContract } from '../contract.server.ts'
import type { Missed } from '../read-missed.server.ts'
import { useSecondsTo } from '../room/use-seconds-to.ts'

const LOOK_EVERY_MS = 15_000
/** The polling interval once it should be over. */
const LOOK_SOON_MS = 1000

interface Seen {
  open: OpenConsultation | null
  missed: Missed | null
  /** A request that was already missed when the page was loaded: the workspace shows that one. */
  old: number | null | undefined
  /** Monotonic time, in milliseconds, at which it ends by itself. */
  until: number | null
}

const seenNow = (open: OpenConsultation | null, { missed, old }: Pick<Seen, 'missed' | 'old'>): Seen => ({
  open,
  missed,
  old,
  until: open?.within == null ? null : performance.now() + open.within * 1000,
})

/** The reader's open consultation: as the page was rendered at first, then kept up to date while `listens`. */
export function useOpen(rendered: OpenConsultation | null, listens: boolean) {
  const [seen, setSeen] = useState<Seen>({ open: rendered, missed: null, old: undefined, until: null })
  useEffect(() => setSeen((before) => seenNow(rendered, before)), [rendered])
  const left = useSecondsTo(seen.until)
  const isOver = left === 0
  const look = useCallback(async () => {
    const answer = await call<(typeof consultationsContract)['readOpen']>('GET', '/api/open-consultation').catch(
      () => null,
    )
    if (!answer) return
    const { open, missed } = answer
    setSeen((before) => {
      const old = before.old === undefined ? (missed?.id ?? null) : before.old
      return seenNow(open, { old, missed: open || missed?.id === old ? null : missed })
    })
  }, [])
  useEffect(() => {
    if (!listens) return
    const timer = setInterval(() => void look(), isOver ? LOOK_SOON_MS : LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [listens, isOver, look])
  useTold(look, { listens, atOnce: true })
  return {
    ...seen,
    left: left ?? seen.open?.within ?? null,
    forget: () => setSeen({ ...seen, missed: null, old: seen.missed?.id }),
  }
}
