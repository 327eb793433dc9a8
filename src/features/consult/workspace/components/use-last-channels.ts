import { useEffect, useState } from 'react'
import { keepOnDevice, recallOnDevice } from '../../../../ui/device-memory.ts'

const KEPT = 'workspace-channels'

/** The open channels; during a pause those that this device last had open, which one tap then opens again. */
export function useLastChannels(open: readonly string[]): readonly string[] {
  const [last, setLast] = useState<readonly string[]>([])
  const said = open.join()
  useEffect(() => {
    if (said !== '') keepOnDevice(KEPT, said)
    setLast((recallOnDevice(KEPT) ?? '').split(','))
  }, [said])
  return open.length > 0 ? open : last
}
