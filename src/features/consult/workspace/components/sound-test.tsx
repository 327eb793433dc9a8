import { useEffect, useState } from 'react'
import { Button } from '../../../../ui/button/button.tsx'
import { useTexts } from '../../../../ui/wording.tsx'
import { ringOnce } from '../../consultations/components/ring.ts'
import { DEFAULT_VOLUME, keepVolume, readVolume } from '../../consultations/components/volume.ts'
import { texts } from '../texts.ts'

/** The sound of a request, to be heard before one comes, and its volume on this device. */
export function SoundTest() {
  const t = useTexts(texts)
  const [volume, setVolume] = useState(DEFAULT_VOLUME)
  const [said, setSaid] = useState<'soundHeard' | 'soundOff' | 'soundBlocked' | null>(null)
  useEffect(() => setVolume(readVolume()), [])
  const test = async () => {
    const played = await ringOnce()
    setSaid(volume === 0 ? 'soundOff' : played ? 'soundHeard' : 'soundBlocked')
  }
  return (
    <div className="workplace-sound">
      <label htmlFor="request-volume">{t('volume')}</label>
      <input
        id="request-volume"
        type="range"
        min={0}
        max={100}
        step={5}
        value={volume}
        aria-valuetext={`${volume} %`}
        onChange={({ currentTarget }) => {
          const next = Number(currentTarget.value)
          setVolume(next)
          keepVolume(next)
        }}
      />
      <Button type="button" variant="secondary" onClick={() => void test()}>
        {t('testSound')}
      </Button>
      <p role="status">{said ? t(said) : ''}</p>
    </div>
  )
}
