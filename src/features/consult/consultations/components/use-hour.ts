import { useEffect, useState } from 'react'
import type { NextAppointment } from '../../../../ui/shell-data.ts'

const inTime = ({ opensIn, closesIn }: NextAppointment, passed: number): boolean =>
  opensIn <= passed && passed < closesIn

/** The reader's appointment while it is its hour, on a page that stays open too; the machine's clock is not asked. */
export function useHour(next: NextAppointment | null): NextAppointment | null {
  const [shown, setShown] = useState(next !== null && inTime(next, 0))
  useEffect(() => {
    setShown(next !== null && inTime(next, 0))
    if (!next) return
    const timers = [next.opensIn, next.closesIn].flatMap((seconds) =>
      seconds > 0 ? [setTimeout(() => setShown(inTime(next, seconds)), seconds * 1000)] : [],
    )
    return () => timers.forEach(clearTimeout)
  }, [next])
  return shown ? next : null
}
