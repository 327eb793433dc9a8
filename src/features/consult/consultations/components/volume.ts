import { keepOnDevice, recallOnDevice } from '../../../../ui/device-memory.ts'

const NAME = 'request-volume'
/** Of the ring, in percent. */
export const DEFAULT_VOLUME = 60

export function readVolume(): number {
  const kept = recallOnDevice(NAME)
  const volume = kept === null ? DEFAULT_VOLUME : Number(kept)
  return volume >= 0 && volume <= 100 ? volume : DEFAULT_VOLUME
}

export const keepVolume = (percent: number): void => keepOnDevice(NAME, String(percent))
